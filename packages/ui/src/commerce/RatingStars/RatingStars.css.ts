import { style } from '@vanilla-extract/css';
import { drawn } from '../../theme/drawn.ts';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

/** One star, in a square of 16. */
export const STAR = 'M8 1.4l2 4.1 4.5.7-3.2 3.1.7 4.5L8 11.7l-4 2.1.7-4.5L1.5 6.2 6 5.5z';

const root = {
  ...textStyle('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  whiteSpace: 'nowrap',
} as const;
function numbered(isSolid: boolean) {
  return layered({
    ...root,
    ...numeric,
    fontFamily: 'inherit',
    selectors: {
      '&::before': drawn(STAR, { size: 14, grid: 16, line: 1.6, isSolid, color: vars.color.foreground.rating }),
    },
  });
}
export const row = style(layered(root));
export const rated = style(numbered(true));
export const unrated = style(numbered(false));
export const stars = style(
  layered({
    flex: 'none',
    color: vars.color.foreground.rating,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.6,
    strokeLinejoin: 'round',
    overflow: 'visible',
    '@media': { [forcedColors]: { color: 'CanvasText' } },
  }),
);
export const filled = style(layered({ fill: 'currentColor' }));
