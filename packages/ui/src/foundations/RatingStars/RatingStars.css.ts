import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const row = style(
  layered({
    ...textStyle('small'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    whiteSpace: 'nowrap',
  }),
);
export const stars = style(
  layered({
    flex: 'none',
    color: vars.color.foreground.rating,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.6,
    strokeLinejoin: 'round',
    overflow: 'visible',
    // Filled from the start of the text direction.
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
    '@media': { [forcedColors]: { color: 'CanvasText' } },
  }),
);
export const filled = style(layered({ fill: 'currentColor' }));
