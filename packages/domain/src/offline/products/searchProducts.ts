import type { LocalizedText } from '../../serving/messages/localizedText.ts';
import type { Shelf, ShelfProduct } from '../shop/openShelf.ts';

/** Where a word may stand, and what it counts there. */
const WEIGHTS = { title: 200, category: 64, subtitle: 24, fact: 16, description: 8 } as const;
type Field = keyof typeof WEIGHTS;
const FIELDS = Object.keys(WEIGHTS) as Field[];
/** What a word counts, in parts of a hundred, beside one that only means the same. */
const SYNONYM_SHARE = 24;
/** The least score of a hit in a title. */
export const LEAST_IN_TITLE = WEIGHTS.title;

/** A product that fits a keyword; higher is better. */
export interface SearchHit {
  product: ShelfProduct;
  score: number;
}

type Texts = Readonly<Record<Field, string>>;

const indexes = new WeakMap<Shelf, ReadonlyMap<ShelfProduct, Texts>>();

/**
 * Finds products whose Chinese or English words contain every word of the keyword, or what means the same, best match
 * first. Simpler than a server's search: it knows neither pinyin nor slips.
 */
export function searchProducts(shelf: Shelf, keyword: string): SearchHit[] {
  const wishes = toSearchable(keyword).split(/\s+/).filter(Boolean);
  if (wishes.length === 0) return [];
  const synonyms = shelf.shop.synonyms.map((group) => group.map(toSearchable));
  const wanted = wishes.map((word) => ({
    word,
    others: synonyms
      .filter((group) => group.includes(word))
      .flat()
      .filter((other) => other !== word),
  }));
  return Array.from(indexOf(shelf), ([product, texts]) => {
    const scores = wanted.map(({ word, others }) =>
      Math.max(scoreOf(texts, word), ...others.map((other) => (scoreOf(texts, other) * SYNONYM_SHARE) / 100)),
    );
    return { product, score: scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) };
  })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.product.place - b.product.place);
}

/** Full width becomes half width, capitals small ones, accents fall away. */
export function toSearchable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .trim();
}

function scoreOf(texts: Texts, word: string): number {
  return FIELDS.reduce((sum, field) => sum + (texts[field].includes(word) ? WEIGHTS[field] : 0), 0);
}

function indexOf(shelf: Shelf): ReadonlyMap<ShelfProduct, Texts> {
  const known = indexes.get(shelf);
  if (known) return known;
  const categories = new Map(shelf.categories.map(({ id, name }) => [id, name]));
  const index = new Map(shelf.products.map((product) => [product, textsOf(product, categories)]));
  indexes.set(shelf, index);
  return index;
}

function textsOf({ sample, categoryIds }: ShelfProduct, categories: ReadonlyMap<string, LocalizedText>): Texts {
  const { title, subtitle, parameters, specifications, description } = sample;
  return {
    title: joined([title]),
    subtitle: joined([subtitle]),
    category: joined(categoryIds.flatMap((id) => categories.get(id) ?? [])),
    fact: joined([
      ...parameters.map(({ value }) => value),
      ...specifications.flatMap(({ values }) => values.map(({ name }) => name)),
    ]),
    description: joined(description.flatMap((block) => (block.kind === 'image' ? [] : [block.text]))),
  };
}

function joined(texts: readonly LocalizedText[]): string {
  return toSearchable(texts.flatMap((text) => Object.values(text)).join(' \n '));
}
