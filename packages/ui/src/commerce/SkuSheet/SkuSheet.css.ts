import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const head = style(
  layered({ display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', gap: vars.space[16], alignItems: 'end' }),
);
export const shot = style(layered({ borderRadius: vars.radius.md, overflow: 'hidden' }));
export const facts = style(layered({ display: 'grid', gap: vars.space[4], justifyItems: 'start' }));
export const title = style(layered({ ...textStyle('label'), overflowWrap: 'anywhere' }));
export const quantity = style(layered({ display: 'grid', gap: '10px', justifyItems: 'start' }));
export const label = style(layered({ ...textStyle('small'), color: vars.color.foreground.muted }));
export const foot = style(layered({ display: 'grid', gap: vars.space[8], flex: 1, minInlineSize: 0 }));
export const question = style(layered({ ...textStyle('small'), color: vars.color.foreground.danger }));
