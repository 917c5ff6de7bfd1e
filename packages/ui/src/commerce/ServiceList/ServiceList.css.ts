import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { foreground } = vars.color;

export const root = style(
  layered({ display: 'flex', alignItems: 'center', gap: vars.space[8], minInlineSize: 0, color: foreground.muted }),
);
export const list = style(
  layered({ ...textStyle('small'), display: 'flex', flexWrap: 'wrap', gap: '6px 16px', minInlineSize: 0 }),
);
export const item = style(layered({ display: 'flex', alignItems: 'center', gap: '6px', minInlineSize: 0 }));
export const tick = style(layered({ flex: 'none', color: foreground.success }));
export const details = style(layered({ display: 'grid', gap: vars.space[12] }));
export const name = style(layered({ ...textStyle('label-strong'), color: foreground.default }));
export const text = style(layered({ ...textStyle('small'), color: foreground.muted }));
