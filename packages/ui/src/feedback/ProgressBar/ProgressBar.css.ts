import { keyframes, style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { forcedColors, reducedMotion } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;
const wander = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

export const root = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6px', minInlineSize: 0 }),
);
export const head = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${vars.space[12]}`,
    color: foreground.muted,
  }),
);
export const value = style(layered({ ...numeric, flex: 'none', maxInlineSize: '100%', color: foreground.default }));
export const track = recipe({
  base: layered({
    position: 'relative',
    overflow: 'hidden',
    borderRadius: vars.radius.pill,
    background: background.skeleton,
    boxShadow: `inset 0 0 0 1px ${line.subtle}`,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: { size: { sm: layered({ blockSize: '4px' }), md: layered({ blockSize: '8px' }) } },
  defaultVariants: { size: 'md' },
});
export type ProgressBarVariants = NonNullable<RecipeVariants<typeof track>>;

/** The filled part of the SVG, stretched to the bar. */
export const fill = style(
  layered({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    fill: line.brand,
    '@media': { [forcedColors]: { fill: 'Highlight', forcedColorAdjust: 'none' } },
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  }),
);
/** Unknown progress: a segment moves, or stands still with reduced motion. */
export const unknown = style(
  layered({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '30%',
    inlineSize: '40%',
    borderRadius: 'inherit',
    background: line.brand,
    animation: `${wander} 1.4s ${vars.easing.glide} infinite`,
    '@media': {
      [reducedMotion]: { animation: 'none' },
      [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
    },
  }),
);
