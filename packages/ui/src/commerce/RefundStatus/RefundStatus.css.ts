import { style } from '@vanilla-extract/css';
import { problemText } from '../../foundations/problemText.ts';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { foreground, line } = vars.color;

export const root = style(layered({ display: 'grid', gap: vars.space[20], minInlineSize: 0 }));
export const head = style(layered({ display: 'grid', gap: vars.space[4] }));
export const status = style(layered(textStyle('subtitle')));
export const next = style(layered({ ...textStyle('label'), color: foreground.muted }));
export const item = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space[12] }));
export const shot = style(layered({ flex: 'none', inlineSize: '64px', borderRadius: vars.radius.md }));
export const names = style(
  layered({ display: 'grid', gap: vars.space[4], minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const title = style(layered(textStyle('label-strong')));
export const choice = style(layered({ ...textStyle('small'), color: foreground.subtle }));
export const facts = style(layered({ display: 'grid', gap: vars.space[8] }));
export const fact = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(5em, min(36%, 10em)) minmax(0, 1fr)', gap: vars.space[16] }),
);
export const term = style(layered({ ...textStyle('label'), color: foreground.subtle }));
export const value = style(layered({ ...textStyle('label'), margin: 0, overflowWrap: 'anywhere' }));
export const photos = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] }));
export const photo = style(layered({ inlineSize: '64px', borderRadius: vars.radius.md }));
export const ship = style(
  layered({
    display: 'grid',
    gap: vars.space[12],
    padding: vars.space[16],
    borderRadius: vars.radius.lg,
    background: vars.color.background.sunken,
  }),
);
export const foot = style(
  layered({
    display: 'flex',
    justifyContent: 'flex-end',
    borderBlockStart: `1px solid ${line.subtle}`,
    paddingBlockStart: vars.space[16],
  }),
);
export const failure = style(layered(problemText));
