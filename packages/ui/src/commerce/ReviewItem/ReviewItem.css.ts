import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const root = style(
  layered({
    display: 'grid',
    gap: vars.space[8],
    paddingBlock: '18px',
    borderBlockStart: `1px solid ${line.subtle}`,
  }),
);
export const head = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space[12] }));
export const avatar = style(
  layered({
    ...textStyle('label-strong'),
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    inlineSize: '36px',
    blockSize: '36px',
    borderRadius: '50%',
    background: background.brand,
    color: foreground['on-brand'],
    boxShadow: `inset 0 0 0 2px ${background.canvas}, 0 0 0 1.5px ${line.brand}`,
  }),
);
export const name = style(layered({ ...textStyle('label-strong'), overflowWrap: 'anywhere' }));
export const meta = style(
  layered({
    ...textStyle('small'),
    ...numeric,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    color: foreground.subtle,
  }),
);
export const text = style(
  layered({ ...textStyle('label'), lineHeight: 1.7143, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }),
);
export const photos = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] }));
export const photo = style(
  layered({ display: 'block', inlineSize: '76px', borderRadius: vars.radius.sm, overflow: 'hidden' }),
);
export const reply = style(
  layered({
    ...textStyle('small'),
    padding: vars.space[12],
    borderRadius: vars.radius.md,
    background: background.sunken,
    color: foreground.muted,
  }),
);
