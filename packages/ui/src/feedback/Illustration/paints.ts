/**
 * Colors of illustration parts that are the same in both themes: birds, wicker and paper. As
 * attributes, because in a style sheet every page would load those of all illustrations.
 *
 * @module
 */

const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const feet = { fill: '#EE9518', stroke: '#EE9518', strokeWidth: 3, strokeLinejoin: 'round' } as const;
export const legs = { ...stroke, stroke: '#C96F08', strokeWidth: 7 };
export const belly = { fill: '#D8CCBB' };
export const pale = { fill: '#F1EBE0' };
export const wing = { fill: '#9C8672' };
export const wingPatch = { fill: '#3B55B7' };
export const bars = { fill: 'none', stroke: '#FFFFFF', strokeWidth: 4 };
export const rump = { fill: '#34433C' };
export const curl = { ...stroke, stroke: '#34433C', strokeWidth: 3.5 };
export const breast = { fill: '#8A4A33' };
export const head = { fill: '#14604F' };
export const white = { fill: '#FFFFFF' };
export const bill = { fill: '#F2A51F' };
export const eyelid = { ...stroke, stroke: '#FFFFFF', strokeWidth: 2.4 };
export const hen = { fill: '#B89C7F' };
export const henDark = { fill: '#8F7258' };
export const heart = { fill: '#C8503C' };

export const wicker = { fill: '#C99A66' };
export const wickerDark = { fill: '#A87845' };
export const weave = { ...stroke, stroke: '#A87845', strokeWidth: 2.4 };
export const handle = { ...stroke, stroke: '#8A5A35', strokeWidth: 6 };
export const cardboard = { fill: '#B5844F' };
export const cardboardTop = { fill: '#DDB586' };
export const quill = { ...stroke, stroke: '#9C8672', strokeWidth: 2 };
export const isle = { fill: '#9DBF9B' };
export const paper = { fill: '#F2A51F' };
export const paperDark = { fill: '#C97F12' };
export const paperPale = { fill: '#FBDFA6' };
export const paperMid = { fill: '#F7BF5B' };
export const perforation = { ...stroke, stroke: '#5A3410', strokeWidth: 2.4, strokeDasharray: '1 7' };
export const percent = { ...stroke, stroke: '#8A4A33', strokeWidth: 2.6 };
export const glass = { fill: '#8FC4B4' };
export const gloss = { ...stroke, stroke: '#FFFFFF', strokeWidth: 3, opacity: 0.7 };
export const cloud = { fill: '#A9B3AE' };
export const shackle = { ...stroke, stroke: '#9C8672', strokeWidth: 8 };
export const keyhole = { ...stroke, stroke: '#2B1B02', strokeWidth: 5 };
