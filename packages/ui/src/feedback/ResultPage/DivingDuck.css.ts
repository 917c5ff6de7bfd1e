import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;
const stroke = { fill: 'none', strokeLinecap: 'round' } as const;

export const root = style(layered({ inlineSize: 'min(300px, 80%)', blockSize: 'auto', aspectRatio: '5 / 4' }));
export const water = style(layered({ stopColor: background['brand-subtle'] }));
export const sun = style(layered({ fill: background.accent }));
// A bird has the same feathers by day and by night.
export const feet = style(layered({ fill: '#EE9518', stroke: '#EE9518', strokeWidth: 3, strokeLinejoin: 'round' }));
export const legs = style(layered({ ...stroke, stroke: '#C96F08', strokeWidth: 7 }));
export const belly = style(layered({ fill: '#D8CCBB' }));
export const pale = style(layered({ fill: '#F1EBE0' }));
export const wing = style(layered({ fill: '#9C8672' }));
export const speculum = style(layered({ fill: '#3B55B7' }));
export const bars = style(layered({ fill: 'none', stroke: '#FFFFFF', strokeWidth: 4 }));
export const rump = style(layered({ fill: '#26312C' }));
export const curl = style(layered({ ...stroke, stroke: '#26312C', strokeWidth: 5 }));
export const waterline = style(layered({ ...stroke, stroke: foreground.brand, strokeWidth: 3.5 }));
export const ripples = style(layered({ ...stroke, stroke: foreground.brand, strokeWidth: 2, opacity: 0.4 }));
