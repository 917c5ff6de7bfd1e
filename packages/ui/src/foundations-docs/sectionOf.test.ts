import { expect, it } from 'vitest';
import { sectionOf } from './sectionOf.ts';

const text = '# Book\n\n## One\n\nFirst.\n\n### Part\n\nMore.\n\n## Two\n\nSecond.\n';

it('gives a chapter with its parts, without its title', () => {
  expect(sectionOf(text, 'One')).toBe('First.\n\n### Part\n\nMore.');
  expect(sectionOf(text, 'Two')).toBe('Second.');
});

it('refuses a title that is not there', () => {
  expect(() => sectionOf(text, 'Three')).toThrow(RangeError);
});
