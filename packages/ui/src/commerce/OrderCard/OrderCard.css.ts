import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const root = style(
  layered({
    overflow: 'hidden',
    borderRadius: vars.radius.lg,
    background: background.surface,
    boxShadow: vars.shadow.hairline,
  }),
);
export const head = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 12px',
    minBlockSize: vars.size.touch,
    padding: '12px 16px',
    borderBlockEnd: `1px solid ${line.subtle}`,
    color: foreground.subtle,
  }),
);
export const number = style(layered({ ...numeric }));
export const status = style(layered({ marginInlineStart: 'auto' }));
export const strip = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    padding: '10px 16px',
    color: foreground.warning,
    background: background['accent-subtle'],
  }),
);
export const trackBox = style(layered({ padding: '12px 16px 0' }));
export const track = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    padding: '12px 14px',
    borderRadius: vars.radius.md,
    background: background['info-subtle'],
    color: foreground.info,
  }),
);
export const grow = style(layered({ flex: 1, minInlineSize: 0 }));
export const items = style(layered({ padding: '14px 16px' }));
export const single = style(
  layered({
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr) auto',
    gap: vars.space[12],
    alignItems: 'center',
    '@media': { [from('lg')]: { gridTemplateColumns: '76px minmax(0, 1fr) auto' } },
  }),
);
export const thumbnail = style(layered({ display: 'block', borderRadius: vars.radius.md, overflow: 'hidden' }));
export const row = style(
  layered({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[12] }),
);
export const thumbnails = style(layered({ display: 'flex', gap: vars.space[8], minInlineSize: 0, overflow: 'hidden' }));
export const small = style(layered({ inlineSize: '76px', flex: 'none' }));
export const title = style(layered({ ...textStyle('label'), overflowWrap: 'anywhere' }));
export const meta = style(layered({ ...textStyle('small'), color: foreground.subtle, whiteSpace: 'nowrap' }));
export const options = style(layered({ ...textStyle('small'), color: foreground.subtle }));
export const end = style(layered({ display: 'grid', justifyItems: 'end' }));
export const foot = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '10px',
    padding: '0 16px 14px',
  }),
);
export const sum = style(
  layered({
    ...textStyle('small'),
    marginInlineEnd: 'auto',
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[8],
    color: foreground.muted,
  }),
);
