import { style } from '@vanilla-extract/css';
import { problemText } from '../../foundations/problemText.ts';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(
  layered({ selectors: { '&&': { display: 'grid', gap: vars.space[24] } }, minInlineSize: 0, maxInlineSize: '640px' }),
);
export const shot = style(layered({ flex: 'none', inlineSize: '56px', borderRadius: vars.radius.md }));
export const block = style(layered({ display: 'grid', gap: vars.space[8], minInlineSize: 0, justifyItems: 'start' }));
export const label = style(layered(textStyle('label-strong')));
export const amounts = style(
  layered({
    display: 'grid',
    gap: vars.space[12],
    padding: vars.space[16],
    borderRadius: vars.radius.lg,
    background: vars.color.background.sunken,
  }),
);
export const hint = style(layered({ ...textStyle('small'), color: vars.color.foreground.muted }));
export const foot = style(layered({ display: 'grid', gap: vars.space[12], minInlineSize: 0 }));
export const failure = style(layered(problemText));
