import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { foreground, line } = vars.color;

export const root = style(
  layered({
    ...textStyle('label'),
    display: 'grid',
    gap: '10px',
  }),
);
const spread = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[12],
  alignItems: 'baseline',
} as const;
export const row = style(layered(spread));
export const total = style(
  layered({
    ...spread,
    ...textStyle('label-strong'),
    borderBlockStart: `1px solid ${line.subtle}`,
    paddingBlockStart: '14px',
    marginBlockStart: vars.space[4],
  }),
);
export const term = style(layered({ color: foreground.muted }));
export const amount = style(layered({ ...numeric }));
export const saving = style(layered({ ...numeric, color: foreground.price }));

export const busy = style(
  layered({ marginInlineStart: vars.space[8], color: foreground.subtle, verticalAlign: 'middle' }),
);
