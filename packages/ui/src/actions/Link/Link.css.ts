import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { canHover } from '../../theme/motion.ts';
import { vars } from '../../theme/vars.css.ts';

const { foreground } = vars.color;

export const root = recipe({
  base: layered({
    borderRadius: vars.radius.xs,
    cursor: 'pointer',
    textUnderlineOffset: '3px',
    selectors: {
      '&[aria-current]': { fontWeight: 600 },
      '&[aria-disabled]': { color: foreground.disabled, cursor: 'default' },
    },
  }),
  variants: {
    tone: {
      default: layered({
        color: foreground.link,
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        // Keeps a distance from the text on both sides.
        selectors: { '&:focus-visible': { outlineOffset: 0, boxShadow: 'none' } },
      }),
      muted: layered({
        color: foreground.muted,
        '@media': { [canHover]: { selectors: { '&:hover:not([aria-disabled])': { color: foreground.brand } } } },
      }),
      inherit: layered({
        color: 'inherit',
        '@media': { [canHover]: { selectors: { '&:hover:not([aria-disabled])': { textDecoration: 'underline' } } } },
      }),
    },
  },
  defaultVariants: { tone: 'default' },
});
export type LinkVariants = NonNullable<RecipeVariants<typeof root>>;

/** Within the height of the letters, so that the focus ring around both has one edge. */
export const external = style(
  layered({
    marginInline: vars.space[2],
    // Doubled class for higher specificity: the order of style sheets depends on the bundle.
    selectors: { '&&': { inlineSize: '1em', blockSize: '1em', verticalAlign: '-0.125em' } },
  }),
);
