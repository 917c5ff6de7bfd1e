import { expect, it } from 'vitest';
import { kingfisher } from '../fixtures/kingfisher.ts';
import { contrastProblems } from './contrastProblems.ts';
import { defineTheme, mallard } from './Theme.ts';

it('finds no problem in Mallard’s theme and in the sample brand', () => {
  expect(contrastProblems(mallard)).toEqual([]);
  expect(contrastProblems(kingfisher)).toEqual([]);
});

it('reports the pair with too little contrast, with theme and location', () => {
  const faint = defineTheme({ light: { color: { foreground: { link: '#B8C4FF' } } } });
  const problem = { over: 'foreground.link', background: 'background.canvas', where: 'links' };
  expect(contrastProblems(faint)).toMatchObject([{ ...problem, theme: 'light', atLeast: 4.5 }]);
});

it('reports a color that it cannot compute', () => {
  const named = defineTheme({ light: { color: { foreground: { link: 'navy' } } } });
  expect(contrastProblems(named)).toHaveLength(1);
});
