import { style } from '@vanilla-extract/css';
import { problemText } from '../../foundations/problemText.ts';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { foreground, line } = vars.color;

export const root = style(
  layered({ selectors: { '&&': { display: 'grid', gap: vars.space[24] } }, minInlineSize: 0, maxInlineSize: '640px' }),
);
export const item = style(
  layered({
    display: 'grid',
    gap: vars.space[20],
    minInlineSize: 0,
    selectors: { '& + &': { borderBlockStart: `1px solid ${line.subtle}`, paddingBlockStart: vars.space[24] } },
  }),
);
export const subject = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space[12] }));
export const shot = style(layered({ flex: 'none', inlineSize: '64px', borderRadius: vars.radius.md }));
export const names = style(
  layered({ display: 'grid', gap: vars.space[4], minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const title = style(layered(textStyle('label-strong')));
export const choice = style(layered({ ...textStyle('small'), color: foreground.subtle }));
export const foot = style(layered({ display: 'grid', gap: vars.space[12], minInlineSize: 0 }));
export const failure = style(layered(problemText));
