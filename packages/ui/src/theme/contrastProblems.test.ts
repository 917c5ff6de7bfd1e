import { expect, it } from 'vitest';
import { kingfisher } from '../fixtures/kingfisher.ts';
import { contrastProblems } from './contrastProblems.ts';
import { defineTheme, mallard } from './Theme.ts';

it('finds nothing in our own theme and in the sample brand', () => {
  expect(contrastProblems(mallard)).toEqual([]);
  expect(contrastProblems(kingfisher)).toEqual([]);
});

it('names the pair that is too faint, by theme and place', () => {
  const faint = defineTheme({ light: { color: { foreground: { link: '#B8C4FF' } } } });
  const problem = { over: 'foreground.link', ground: 'background.canvas', where: 'links' };
  expect(contrastProblems(faint)).toMatchObject([{ ...problem, theme: 'light', atLeast: 4.5 }]);
});

it('does not pass over a colour that it cannot compute', () => {
  const named = defineTheme({ light: { color: { foreground: { link: 'navy' } } } });
  expect(contrastProblems(named)).toHaveLength(1);
});
