import { describe, expect, it } from 'vitest';
import { carousels } from '../carousels.ts';
import { categories } from '../categories.ts';
import { coupons } from '../coupons.ts';
import type { CatalogueProduct, Localized } from '../types.ts';
import { careNotes } from './careNotes.ts';
import { products } from './products.ts';

/** Ends of sentences, with an optional quotation mark or bracket. */
const ends = { 'zh-CN': /[。！？][”’）]?/gu, 'en-US': /[.!?][”’)]?(?=\s|$)/gu } as const;
const languages = Object.keys(ends) as (keyof Localized)[];

function sentencesOf({ description }: CatalogueProduct, language: keyof Localized): number {
  const text = description.flatMap((block) => (block.kind === 'paragraph' ? [block.text[language]] : [])).join(' ');
  return text.match(ends[language])?.length ?? 0;
}

function wordsOf({ title, subtitle, description, parameters, specifications }: CatalogueProduct): Localized[] {
  return [
    title,
    subtitle,
    ...description.flatMap((block) => (block.kind === 'image' ? [] : [block.text])),
    ...parameters.flatMap(({ name, value }) => [name, value]),
    ...specifications.flatMap(({ name, values }) => [name, ...values.map((value) => value.name)]),
  ];
}

function hasChoice(groups: CatalogueProduct['specifications'], group: string, choice: string): boolean {
  return groups.some(({ slug, values }) => slug === group && values.some((value) => value.slug === choice));
}

describe('copy', () => {
  it('does not contain “speculum”, which is a medical instrument in English, in texts, slugs and URLs', () => {
    for (const part of [...products, ...categories, ...carousels, ...coupons])
      expect(JSON.stringify(part), part.slug).not.toMatch(/speculum/i);
  });

  it.each(products)('$slug has a description of three to six sentences in blocks', (product) => {
    for (const language of languages) {
      expect(sentencesOf(product, language), language).toBeGreaterThanOrEqual(3);
      expect(sentencesOf(product, language), language).toBeLessThanOrEqual(6);
    }
    expect(product.description.filter(({ kind }) => kind === 'paragraph').length).toBeGreaterThanOrEqual(2);
    expect(product.description[0]?.kind).toBe('heading');
  });

  it.each(products)('$slug has facts about material, size, weight, care and origin', ({ parameters }) => {
    const names = parameters.map(({ name }) => name['en-US']);
    expect(names).toEqual(expect.arrayContaining(['Brand', 'Weight', 'Care', 'Origin']));
    expect(names.some((name) => ['Material', 'Key ingredients'].includes(name))).toBe(true);
    expect(names.some((name) => ['Dimensions', 'Capacity'].includes(name))).toBe(true);
    expect(parameters.length).toBeGreaterThanOrEqual(6);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(products.filter(({ specifications }) => hasChoice(specifications, 'engraving', 'name')))(
    '$slug says where to enter the name for the engraving',
    ({ parameters }) => {
      const engraving = parameters.find(({ name }) => name['en-US'] === 'Engraving');
      expect(engraving?.value['zh-CN']).toContain('订单备注');
      expect(engraving?.value['en-US']).toContain('order note');
    },
  );

  it.each(products.filter(({ specifications }) => hasChoice(specifications, 'legs', 'none')))(
    '$slug has dimensions with and without legs',
    ({ parameters }) => {
      const size = parameters.find(({ name }) => name['en-US'] === 'Dimensions');
      for (const language of languages) expect(size?.value[language].match(/\d+\scm/g)).toHaveLength(4);
    },
  );

  it.each(products)('$slug has a title and a subtitle that fit on a card', ({ title, subtitle }) => {
    expect(title['zh-CN'].length).toBeLessThanOrEqual(16);
    expect(title['en-US'].length).toBeLessThanOrEqual(40);
    expect(subtitle['zh-CN'].length).toBeLessThanOrEqual(26);
    expect(subtitle['en-US'].length).toBeLessThanOrEqual(72);
    for (const line of [...Object.values(title), ...Object.values(subtitle)]) expect(line).not.toMatch(/[.。]$/u);
  });

  it('contains no superlatives and no health claims', () => {
    const text = (language: keyof Localized) => products.flatMap(wordsOf).map((words) => words[language]);
    for (const words of text('zh-CN'))
      expect(words).not.toMatch(/最(?!后)|极致|顶级|完美|独家|国家级|治疗|疗效|抗菌|助眠|修护/u);
    for (const words of text('en-US'))
      expect(words).not.toMatch(
        /\b(best|finest|perfect|ultimate|unique|amazing|heals?|cures?|anti-?bacterial|soothes?)\b/i,
      );
  });

  it('repeats no paragraph except care notes', () => {
    const notes = new Set(Object.values(careNotes).map(([, text]) => (typeof text === 'string' ? text : text[0])));
    const own = products
      .flatMap(({ description }) => description.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])))
      .map((text) => text['zh-CN'])
      .filter((text) => !notes.has(text));
    expect(new Set(own).size).toBe(own.length);
  });

  it('has a care note for every leaf category, and no others', () => {
    const leaves = categories.filter(({ level }) => level === 3).map(({ slug }) => slug);
    expect(Object.keys(careNotes).sort()).toEqual(leaves.sort());
  });
});
