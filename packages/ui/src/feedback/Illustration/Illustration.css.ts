import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;
const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** As wide as its container, up to its natural width. */
export const root = style(layered({ inlineSize: '100%', maxInlineSize: '240px', blockSize: 'auto' }));
/** The illustration of an error page. */
export const large = style(layered({ inlineSize: 'min(300px, 80%)', maxInlineSize: 'none', aspectRatio: '5 / 4' }));

export const water = style(layered({ stopColor: background['brand-subtle'] }));
export const sun = style(layered({ fill: background.accent }));
export const waterline = style(layered({ ...stroke, stroke: foreground.brand, strokeWidth: 3 }));
export const ripples = style(layered({ ...stroke, stroke: foreground.brand, strokeWidth: 2, opacity: 0.4 }));
export const bubble = style(
  layered({ fill: background.surface, stroke: foreground.brand, strokeWidth: 3, strokeLinejoin: 'round' }),
);
export const sleep = style(layered({ ...stroke, stroke: foreground.brand, strokeWidth: 3 }));
export const rain = style(layered({ ...stroke, stroke: foreground.brand, strokeWidth: 3, opacity: 0.6 }));
export const reed = style(layered({ ...stroke, stroke: foreground.brand, strokeWidth: 3 }));
export const star = style(layered({ fill: background.accent }));
