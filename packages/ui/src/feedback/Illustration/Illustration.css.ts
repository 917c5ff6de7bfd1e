import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;
const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** As wide as its place, up to the width it was drawn for. */
export const root = style(layered({ inlineSize: '100%', maxInlineSize: '240px', blockSize: 'auto' }));
/** The drawing of a whole page that is not there. */
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

// Birds, wicker and paper have the same colours by day and by night.
export const feet = style(layered({ fill: '#EE9518', stroke: '#EE9518', strokeWidth: 3, strokeLinejoin: 'round' }));
export const legs = style(layered({ ...stroke, stroke: '#C96F08', strokeWidth: 7 }));
export const belly = style(layered({ fill: '#D8CCBB' }));
export const pale = style(layered({ fill: '#F1EBE0' }));
export const wing = style(layered({ fill: '#9C8672' }));
export const speculum = style(layered({ fill: '#3B55B7' }));
export const bars = style(layered({ fill: 'none', stroke: '#FFFFFF', strokeWidth: 4 }));
export const rump = style(layered({ fill: '#34433C' }));
export const curl = style(layered({ ...stroke, stroke: '#34433C', strokeWidth: 3.5 }));
export const breast = style(layered({ fill: '#8A4A33' }));
export const head = style(layered({ fill: '#14604F' }));
export const white = style(layered({ fill: '#FFFFFF' }));
export const bill = style(layered({ fill: '#F2A51F' }));
export const eyelid = style(layered({ ...stroke, stroke: '#FFFFFF', strokeWidth: 2.4 }));
export const hen = style(layered({ fill: '#B89C7F' }));
export const henDark = style(layered({ fill: '#8F7258' }));
export const heart = style(layered({ fill: '#C8503C' }));

export const wicker = style(layered({ fill: '#C99A66' }));
export const wickerDark = style(layered({ fill: '#A87845' }));
export const weave = style(layered({ ...stroke, stroke: '#A87845', strokeWidth: 2.4 }));
export const handle = style(layered({ ...stroke, stroke: '#8A5A35', strokeWidth: 6 }));
export const cardboard = style(layered({ fill: '#B5844F' }));
export const cardboardTop = style(layered({ fill: '#DDB586' }));
export const quill = style(layered({ ...stroke, stroke: '#9C8672', strokeWidth: 2 }));
export const isle = style(layered({ fill: '#9DBF9B' }));
export const paper = style(layered({ fill: '#F2A51F' }));
export const paperDark = style(layered({ fill: '#C97F12' }));
export const paperPale = style(layered({ fill: '#FBDFA6' }));
export const paperMid = style(layered({ fill: '#F7BF5B' }));
export const perforation = style(layered({ ...stroke, stroke: '#5A3410', strokeWidth: 2.4, strokeDasharray: '1 7' }));
export const percent = style(layered({ ...stroke, stroke: '#8A4A33', strokeWidth: 2.6 }));
export const glass = style(layered({ fill: '#8FC4B4' }));
export const gloss = style(layered({ ...stroke, stroke: '#FFFFFF', strokeWidth: 3, opacity: 0.7 }));
export const cloud = style(layered({ fill: '#A9B3AE' }));
export const shackle = style(layered({ ...stroke, stroke: '#9C8672', strokeWidth: 8 }));
export const keyhole = style(layered({ ...stroke, stroke: '#2B1B02', strokeWidth: 5 }));
