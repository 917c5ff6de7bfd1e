import { expect, it } from 'vitest';
import { parseArticle, withFacts } from './parseArticle.ts';

it('reads headings, paragraphs and lists', () => {
  expect(parseArticle('Be kind.\n\n## Returns\nWithin\n14 days.\n\n- as it was\n- with the receipt\n')).toEqual([
    { heading: '', paragraphs: ['Be kind.'], points: [] },
    { heading: 'Returns', paragraphs: ['Within 14 days.'], points: ['as it was', 'with the receipt'] },
  ]);
  expect(parseArticle('')).toEqual([]);
});

it('fills in the figures of the shop', () => {
  expect(withFacts('{{days}} days, {{other}}', { days: 7 })).toBe('7 days, {{other}}');
  expect(withFacts('{{constructor}} {{toString}}', { days: 7 })).toBe('{{constructor}} {{toString}}');
});
