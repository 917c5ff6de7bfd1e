import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focusRing.ts';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { foreground, line } = vars.color;

export const row = style(
  layered({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: vars.space[8], minInlineSize: 0 }),
);
/** Aligns the first star's edge with the label. */
export const stars = style(
  layered({ display: 'flex', marginInlineStart: '-8px', minInlineSize: 0, maxInlineSize: 'calc(100% + 8px)' }),
);
export const star = style(
  layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    // Large text in a narrow window: the stars shrink to fit into one row.
    flex: `0 1 max(${vars.size.touch}, calc(1.75rem + 16px))`,
    minInlineSize: vars.size.touch,
    blockSize: `max(${vars.size.touch}, 1.75rem)`,
    borderRadius: vars.radius.md,
    color: line.field,
    cursor: 'pointer',
    transition: `color ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      '&[data-filled]': { color: foreground.rating },
      '&:has(:focus-visible)': { outline: focusRing.outline, outlineOffset: '-3px' },
      '&:has(:disabled)': { cursor: 'not-allowed' },
      '&:has(:disabled):not([data-filled])': { color: foreground.disabled },
    },
    '@media': {
      [forcedColors]: { color: 'CanvasText', selectors: { '&[data-filled]': { color: 'Highlight' } } },
    },
  }),
);
export const input = style(
  layered({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
);
export const glyph = recipe({
  base: layered({ selectors: { '&&': { maxInlineSize: '100%' } } }),
  variants: {
    size: {
      sm: layered({ selectors: { '&&': { inlineSize: '1.375rem', blockSize: '1.375rem' } } }),
      md: layered({ selectors: { '&&': { inlineSize: '1.75rem', blockSize: '1.75rem', strokeWidth: 1.5 } } }),
    },
  },
  defaultVariants: { size: 'md' },
});
export type RatingInputVariants = NonNullable<RecipeVariants<typeof glyph>>;
/** Text and clear button stay together when they wrap below the stars. */
export const said = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space[8], minInlineSize: 0 }));
/** Wide enough for any of the texts, so that the button after it does not move. */
export const meaning = style(
  layered({
    ...textStyle('label'),
    minInlineSize: '5em',
    color: foreground.default,
    selectors: { '&[data-empty]': { color: foreground.subtle } },
  }),
);
