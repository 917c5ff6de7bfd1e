import { style } from '@vanilla-extract/css';
import { drawn } from '../../theme/drawn.ts';
import { layered } from '../../theme/layered.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import { STAR } from './star.ts';

function numbered(isSolid: boolean) {
  return layered({
    ...textStyle('small'),
    ...numeric,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    whiteSpace: 'nowrap',
    fontFamily: 'inherit',
    selectors: {
      '&::before': drawn(STAR, { size: 14, grid: 16, line: 1.6, isSolid, color: vars.color.foreground.rating }),
    },
  });
}
export const rated = style(numbered(true));
export const unrated = style(numbered(false));
