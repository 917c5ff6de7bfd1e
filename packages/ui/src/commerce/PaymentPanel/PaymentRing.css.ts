import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { foreground, line } = vars.color;

export const ring = style(
  layered({ position: 'absolute', inset: 0, fill: 'none', strokeWidth: 4, strokeLinecap: 'round' }),
);
export const track = style(layered({ stroke: line.subtle }));
export const remainingTime = style(layered({ stroke: line.brand }));
/** Contains ring and code; narrower where there is less room. */
export const frame = style(
  layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '244px',
    maxInlineSize: '100%',
    aspectRatio: '1',
    marginBlock: '14px 8px',
  }),
);
/** A QR code is on white in every theme. */
export const center = style(
  layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '88.5%',
    aspectRatio: '1',
    padding: '14px',
    borderRadius: vars.radius.lg,
    background: foreground['on-brand'],
    color: foreground['on-scene'],
    forcedColorAdjust: 'none',
    overflow: 'hidden',
  }),
);
