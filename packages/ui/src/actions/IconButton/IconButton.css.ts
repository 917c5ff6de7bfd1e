import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { lit } from '../../theme/lit.ts';
import { vars } from '../../theme/vars.css.ts';

const { action, background, foreground, line } = vars.color;
const fade = `${vars.duration.fast} ${vars.easing.standard}`;

export const root = recipe({
  base: layered({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: '50%',
    border: '1px solid transparent',
    color: 'inherit',
    cursor: 'pointer',
    transition: `background-color ${fade}, color ${fade}`,
    selectors: {
      '&:disabled': { color: foreground.disabled, cursor: 'not-allowed' },
      '&[aria-busy]': { cursor: 'progress' },
    },
  }),
  variants: {
    variant: {
      plain: layered(lit({ background: background.hover })),
      outline: layered({
        background: background.surface,
        borderColor: line.default,
        color: foreground.brand,
        ...lit({
          background: action.primary.background,
          borderColor: 'transparent',
          color: action.primary.foreground,
        }),
      }),
      // Pictures keep their light backdrop in both themes, so the disc on them does too.
      disc: layered({
        background: 'rgb(255 255 255 / 0.82)',
        color: foreground['on-scene'],
        ...lit({ background: 'rgb(255 255 255 / 0.96)' }),
      }),
    },
    size: {
      sm: layered({
        inlineSize: vars.size['control-sm'],
        blockSize: vars.size['control-sm'],
        '::before': { content: '""', position: 'absolute', inset: '-5px', borderRadius: '50%' },
      }),
      md: layered({ inlineSize: vars.size.touch, blockSize: vars.size.touch }),
    },
  },
  defaultVariants: { variant: 'plain', size: 'md' },
});
export type IconButtonVariants = NonNullable<RecipeVariants<typeof root>>;

export const badge = recipe({
  base: layered({ position: 'absolute' }),
  variants: {
    size: {
      // Far enough out to leave most of the drawing to be seen.
      sm: layered({ insetBlockStart: '-5px', insetInlineStart: '58%' }),
      md: layered({ insetBlockStart: 0, insetInlineStart: '54%' }),
    },
  },
  defaultVariants: { size: 'md' },
});
