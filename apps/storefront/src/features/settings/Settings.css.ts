import { layers, textStyle, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

export const row = style(
  layered({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[16] }),
);

/** As high as the other rows of the list. The list draws the dividers. */
export const panel = style(layered({ marginBlock: '-12px', borderBlockEnd: 'none' }, layers.app));

export const text = style(layered({ ...textStyle('body'), display: 'grid', gap: vars.space[4], minInlineSize: 0 }));

export const hint = style(layered({ ...textStyle('small'), color: vars.color.foreground.subtle }));

export const log = style(layered({ display: 'grid', gap: vars.space[12] }));

export const entries = style(
  layered({ display: 'grid', gap: vars.space[8], maxBlockSize: '320px', overflowY: 'auto', listStyle: 'none' }),
);

export const entry = style(
  layered({ ...textStyle('small'), display: 'grid', gap: vars.space[2], overflowWrap: 'anywhere' }),
);

export const actions = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] }));
