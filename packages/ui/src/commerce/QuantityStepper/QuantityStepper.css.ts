import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const root = style(
  layered({ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 14px', minInlineSize: 0 }),
);

export const control = recipe({
  base: layered({
    display: 'inline-flex',
    alignItems: 'center',
    borderRadius: vars.radius.pill,
    background: background.surface,
    boxShadow: `inset 0 0 0 1px ${line.default}`,
    '@media': { [forcedColors]: { border: '1px solid ButtonText' } },
  }),
  variants: { size: { sm: layered({ blockSize: '36px' }), md: layered({ blockSize: '40px' }) } },
  defaultVariants: { size: 'md' },
});
export type QuantityStepperVariants = NonNullable<RecipeVariants<typeof control>>;

export const step = recipe({
  base: layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: '50%',
    selectors: { '&[aria-disabled="true"]': { color: foreground.disabled, cursor: 'not-allowed' } },
    '@media': {
      [canHover]: { selectors: { '&:hover:not([aria-disabled="true"])': { color: foreground.brand } } },
    },
  }),
  variants: {
    size: {
      sm: layered({
        inlineSize: '34px',
        blockSize: '36px',
        '::before': { content: '""', position: 'absolute', inset: '-4px -5px' },
      }),
      md: layered({
        inlineSize: '40px',
        blockSize: '40px',
        '::before': { content: '""', position: 'absolute', inset: '-2px' },
      }),
    },
  },
  defaultVariants: { size: 'md' },
});

export const input = style(
  layered({
    ...numeric,
    inlineSize: '32px',
    minInlineSize: 0,
    blockSize: '100%',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.xs,
    background: 'none',
    textAlign: 'center',
    fontSize: '0.9375rem',
    fontWeight: 600,
    '@media': { '(pointer: coarse)': { fontSize: '1rem' } },
  }),
);
export const note = style(layered({ ...textStyle('small'), color: foreground.subtle }));
