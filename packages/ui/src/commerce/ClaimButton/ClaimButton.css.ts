import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { foreground } = vars.color;

export const root = style(
  layered({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size['control-sm'] }),
);
export const done = style(
  layered({
    ...textStyle('small'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    borderRadius: vars.radius.xs,
    color: foreground.success,
    whiteSpace: 'nowrap',
  }),
);
export const soldOut = style(
  layered({
    ...textStyle('small'),
    borderRadius: vars.radius.xs,
    color: foreground.subtle,
    whiteSpace: 'nowrap',
  }),
);
