import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(
  layered({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[4],
    justifyItems: 'center',
    textAlign: 'center',
    minInlineSize: 0,
  }),
);
export const number = style(
  layered({
    ...numeric,
    fontSize: '2.75rem',
    lineHeight: 1.0909,
    fontWeight: 600,
    letterSpacing: '-0.03em',
    whiteSpace: 'nowrap',
  }),
);
export const note = style(layered({ ...textStyle('caption'), color: vars.color.foreground.subtle }));
