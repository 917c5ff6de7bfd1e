import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

function tinted(fill: string, color: string, edge: string, percent: number) {
  return layered({
    background: fill,
    color,
    boxShadow: `inset 0 -1px 0 color-mix(in srgb, ${edge} ${percent}%, transparent)`,
  });
}

export const root = recipe({
  base: layered({
    ...textStyle('label'),
    display: 'flex',
    // The button wraps where it would leave too little room for the text.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: '4px 10px',
    minBlockSize: '48px',
    // Two lines of text are as tall as one with a button.
    paddingBlock: '4px',
    paddingInline: '16px 8px',
    '@media': { [forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
  }),
  variants: {
    tone: {
      info: tinted(background['info-subtle'], foreground.info, foreground.info, 24),
      success: tinted(background['brand-subtle'], foreground.success, foreground.success, 24),
      warning: tinted(background['accent-subtle'], foreground.warning, background.accent, 40),
      danger: tinted(background['danger-subtle'], foreground.danger, foreground.danger, 24),
    },
  },
});
export type BannerVariants = NonNullable<RecipeVariants<typeof root>>;

export const text = style(layered({ flex: '1 1 8em', minInlineSize: 0 }));
export const date = style(layered({ whiteSpace: 'nowrap' }));
/** A quiet button in the color of the banner. */
export const action = style(
  layered({ selectors: { '&&': { background: 'transparent', color: 'inherit', borderColor: 'currentColor' } } }),
);
/** Focused only to keep the position in the page, not to be used. */
export const region = style(
  layered({ minInlineSize: 0, selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } } }),
);
/** Out of the flow while it is empty, so that its parent adds no gap for it. */
export const apart = style(layered({ selectors: { '&:empty': { position: 'absolute' } } }));
/** Height of the banner, whether it is shown or not. */
export const reserved = style(layered({ minBlockSize: '48px' }));
