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
    selectors: {
      '&[data-disabled]': { background: background.disabled, boxShadow: 'none', color: foreground.disabled },
    },
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
    // A held button must not bring up the menu of a long press, nor mark words.
    touchAction: 'manipulation',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
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
    fieldSizing: 'content',
    minInlineSize: '32px',
    blockSize: '100%',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.xs,
    background: 'none',
    textAlign: 'center',
    fontSize: '0.9375rem',
    fontWeight: 600,
    transition: `color ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      '[aria-busy="true"] > &': { color: foreground.subtle },
      '&[aria-invalid="true"]': { color: foreground.danger },
      '&:disabled': { WebkitTextFillColor: 'currentcolor', opacity: 1 },
    },
    // iOS zooms in on fields with smaller letters.
    '@media': { '(pointer: coarse)': { fontSize: '1rem' } },
  }),
);
export const note = recipe({
  base: layered(textStyle('small')),
  variants: {
    tone: {
      rest: layered({ color: foreground.subtle }),
      limit: layered({ color: foreground.warning }),
      error: layered({ color: foreground.danger }),
    },
  },
});
