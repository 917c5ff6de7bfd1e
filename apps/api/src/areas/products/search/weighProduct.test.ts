import { describe, expect, it } from 'vitest';
import { termsOfText } from './termsOfText.ts';
import { LEAST_IN_TITLE, type ProductWords, weighProduct } from './weighProduct.ts';

const nothing: ProductWords = { title: [], categories: [], tags: [], subtitle: [], facts: [], description: [] };
const weigh = (words: Partial<ProductWords>) =>
  new Map(
    weighProduct({ ...nothing, ...words }, (text, role) => termsOfText(text, role, () => false)).map((term) => [
      `${term.role} ${term.term}`,
      term.weight,
    ]),
  );
const weightOf = (words: Partial<ProductWords>, term = 'mug') =>
  weigh(words).get(`name ${term}`) ?? weigh(words).get(`text ${term}`) ?? 0;

describe('what a word weighs', () => {
  it('is most in the title, then in categories and tags, then in what is written about it', () => {
    const weights = (['title', 'categories', 'subtitle', 'facts', 'description'] as const).map((field) =>
      weightOf({ [field]: ['mug'] }),
    );
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(new Set(weights).size).toBe(weights.length);
    expect(weightOf({ tags: ['mug'] })).toBe(weightOf({ categories: ['mug'] }));
  });

  it('is more in the title than everywhere else together, even as part of a word', () => {
    const elsewhere = weightOf({ categories: ['笔'], subtitle: ['笔'], facts: ['笔'], description: ['笔'] }, '笔');
    expect(weightOf({ title: ['笔记本'] }, '笔')).toBeGreaterThan(elsewhere);
    expect(weightOf({ title: ['笔记本'] }, '笔')).toBe(LEAST_IN_TITLE);
  });

  it('does not grow by being said again', () => {
    expect(weightOf({ title: ['mug', 'mugs mug'] })).toBe(weightOf({ title: ['mug'] }));
  });

  it('adds up over fields, and counts as a name where any name has it', () => {
    const weighed = weigh({ title: ['mug'], description: ['A mug'] });
    expect(weighed.get('name mug')).toBe(weightOf({ title: ['mug'] }) + weightOf({ description: ['mug'] }));
    expect(weighed.has('text mug')).toBe(false);
  });
});
