import { numeric, textStyle, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

export const head = style(
  layered({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[12] }),
);
export const deadline = style(layered({ ...textStyle('body'), color: vars.color.foreground.warning }));
export const refunded = style(layered({ ...textStyle('label'), color: vars.color.foreground.success }));

export const items = style(layered({ display: 'grid', gap: vars.space[16], paddingBlock: vars.space[16] }));
export const item = style(layered({ display: 'flex', gap: vars.space[16], alignItems: 'center' }));
export const picture = style(layered({ inlineSize: '76px', flex: 'none', borderRadius: vars.radius.md }));
export const words = style(layered({ display: 'grid', gap: vars.space[4], flex: 1, minInlineSize: 0 }));
export const attributes = style(layered({ ...textStyle('small'), color: vars.color.foreground.subtle }));
export const line = style(
  layered({ ...numeric, display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }),
);

export const facts = style(layered({ display: 'grid', gap: vars.space[8], paddingBlockStart: vars.space[12] }));
export const fact = style(layered({ display: 'grid', gridTemplateColumns: '7em minmax(0, 1fr)', gap: vars.space[16] }));
export const label = style(layered({ ...textStyle('label'), color: vars.color.foreground.subtle }));
export const value = style(layered({ ...textStyle('label'), ...numeric, margin: 0 }));

export const form = style(layered({ maxInlineSize: '640px' }));
