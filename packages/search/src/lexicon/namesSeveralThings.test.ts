import { expect, it } from 'vitest';
import { createLexicon } from './lexicon.ts';
import { namesSeveralThings } from './namesSeveralThings.ts';

const lexicon = createLexicon({
  synonyms: [['绿植', 'plant'], ['花器', '花瓶'], ['被套', '床单'], ['厨具', '餐厨器具'], ['器具'], ['餐厨']],
  qualities: [['陶瓷', 'ceramic']],
  readingsOf: (run) => Array.from(run),
});

it.each(['Scent & plants', 'Soap and shampoo', '毛巾与地垫', '绿植花器'])('%s names several things', (label) => {
  expect(namesSeveralThings(label, lexicon)).toBe(true);
});

it.each(['Candles', 'Table lamps', '花瓶', '床单被套', '餐厨器具', '陶瓷花瓶', '移动灯具'])(
  '%s names one kind of thing',
  (label) => {
    expect(namesSeveralThings(label, lexicon)).toBe(false);
  },
);
