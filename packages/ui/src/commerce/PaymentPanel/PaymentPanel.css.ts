import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const root = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: vars.space[8],
    padding: '24px 16px',
    borderRadius: vars.radius.lg,
    background: background.surface,
    boxShadow: vars.shadow.hairline,
    textAlign: 'center',
    '@media': { [from('lg')]: { padding: vars.space[40] } },
  }),
);
export const left = style(layered({ ...textStyle('small'), color: foreground.muted }));
export const clock = style(layered({ color: foreground.price, fontWeight: 600 }));
export const number = style(layered({ ...textStyle('small'), ...numeric, color: foreground.subtle }));
export const code = style(
  layered({
    position: 'relative',
    inlineSize: '244px',
    blockSize: '244px',
    display: 'grid',
    placeItems: 'center',
    marginBlock: '14px 8px',
  }),
);
export const ring = style(
  layered({ position: 'absolute', inset: 0, fill: 'none', strokeWidth: 4, strokeLinecap: 'round' }),
);
export const ringTrack = style(layered({ stroke: line.subtle }));
export const ringRest = style(layered({ stroke: line.brand }));
/** A code is read on white in every theme. */
export const ground = style(
  layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '216px',
    blockSize: '216px',
    padding: '14px',
    borderRadius: vars.radius.lg,
    background: line.collar,
    color: foreground['on-scene'],
  }),
);
export const hint = style(layered({ ...textStyle('label'), color: foreground.muted }));
export const status = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    color: foreground.subtle,
  }),
);
