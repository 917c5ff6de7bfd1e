import { describe, expect, it } from 'vitest';
import { createLexicon } from '../lexicon/lexicon.ts';
import { createTermReader } from './createTermReader.ts';
import { LEAST_IN_TITLE, type ProductWords, weighProduct } from './weighProduct.ts';

const nothing: ProductWords = {
  title: [],
  category: [],
  upperCategories: [],
  mixedCategory: [],
  mixedCategories: [],
  tags: [],
  subtitle: [],
  facts: [],
  options: [],
  description: [],
};
const lexicon = createLexicon({ synonyms: [['笔'], ['笔记本']], qualities: [], readingsOf: (run) => Array.from(run) });
const weigh = (words: Partial<ProductWords>) =>
  new Map(
    weighProduct({ ...nothing, ...words }, createTermReader(lexicon)).map((term) => [
      `${term.role} ${term.term}`,
      term.weight,
    ]),
  );
const weightOf = (words: Partial<ProductWords>, term = 'mug') =>
  ['name', 'fact', 'text'].map((role) => weigh(words).get(`${role} ${term}`)).find((weight) => weight !== undefined) ??
  0;

describe('the weight of a word', () => {
  it('is highest in the title, then in its category and tags, then in descriptions', () => {
    const fields = ['title', 'category', 'tags', 'upperCategories', 'subtitle', 'facts', 'description'] as const;
    const weights = fields.map((field) => weightOf({ [field]: ['mug'] }));
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(new Set(weights).size).toBe(weights.length);
  });

  it('is higher in the title than everywhere else together, even as part of a word', () => {
    const elsewhere = weightOf({ category: ['笔'], subtitle: ['笔'], facts: ['笔'], description: ['笔'] }, '笔');
    expect(weightOf({ title: ['笔记本'] }, '笔')).toBeGreaterThan(elsewhere);
    expect(weightOf({ title: ['笔记本'] }, '笔')).toBeGreaterThanOrEqual(LEAST_IN_TITLE);
  });

  it('is higher if it names the thing', () => {
    expect(weightOf({ title: ['Small desk'] }, 'desk')).toBeGreaterThan(
      weightOf({ title: ['Desk lamp'], category: ['Desk order'] }, 'desk'),
    );
    expect(weightOf({ category: ['Desks'] }, 'desk')).toBeGreaterThan(weightOf({ category: ['Desk lamps'] }, 'desk'));
    expect(weightOf({ category: ['Desks'] }, 'desk')).toBeGreaterThan(weightOf({ upperCategories: ['Desks'] }, 'desk'));
  });

  it('is not that of a name if a category names other things, too', () => {
    const roles = (words: Partial<ProductWords>) => [...weigh(words).keys()].filter((key) => key.endsWith(' mug'));
    expect(roles({ category: ['Mugs'], upperCategories: ['Mugs'] })).toEqual(['name mug']);
    expect(roles({ mixedCategory: ['Mugs & pots'], mixedCategories: ['Mugs & pots'] })).toEqual(['text mug']);
    expect(roles({ title: ['Mug'], mixedCategory: ['Mugs & pots'] })).toEqual(['name mug']);
  });

  it('does not increase by repetition', () => {
    expect(weightOf({ title: ['mug', 'mugs mug'] })).toBe(weightOf({ title: ['mug'] }));
  });

  it('is summed up over fields, and counts as a name if any name has it', () => {
    const weighed = weigh({ title: ['mug'], description: ['A mug'] });
    expect(weighed.get('name mug')).toBe(weightOf({ title: ['mug'] }) + weightOf({ description: ['mug'] }));
    expect(weighed.has('text mug')).toBe(false);
  });
});
