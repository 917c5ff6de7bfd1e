import { expect, it } from 'vitest';
import { sectionOf } from './sectionOf.ts';

const text = '# Book\n\n## One\n\nFirst.\n\n### Part\n\nMore.\n\n## Two\n\nSecond.\n';

it('returns a chapter with its subsections, without its title', () => {
  expect(sectionOf(text, 'One')).toBe('First.\n\n### Part\n\nMore.');
  expect(sectionOf(text, 'Two')).toBe('Second.');
});

it('throws for a title that does not exist', () => {
  expect(() => sectionOf(text, 'Three')).toThrow(RangeError);
});
