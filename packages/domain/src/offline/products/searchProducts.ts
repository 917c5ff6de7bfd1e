import type { LocalizedText } from '../../serving/messages/localizedText.ts';
import type { Shelf, ShelfProduct } from '../shop/openShelf.ts';
import { nearWords } from './nearWords.ts';
import { piecesReadAs } from './piecesReadAs.ts';

/** Where a word may stand, and what it counts there. */
const WEIGHTS = { title: 200, category: 64, subtitle: 24, fact: 16, description: 8 } as const;
type Field = keyof typeof WEIGHTS;
const FIELDS = Object.keys(WEIGHTS) as Field[];
/** What a word that means the same counts, or one that was probably meant, in parts of one. */
const SYNONYM_SHARE = 0.24;
/** The least score of a hit in a title. */
export const LEAST_IN_TITLE = WEIGHTS.title;

/** A product that fits a keyword; higher is better. */
export interface SearchHit {
  product: ShelfProduct;
  score: number;
}

type Texts = Readonly<Record<Field, string>>;

interface SearchIndex {
  texts: ReadonlyMap<ShelfProduct, Texts>;
  /** Everything that is written in letters. */
  words: ReadonlySet<string>;
}

const indexes = new WeakMap<Shelf, SearchIndex>();

/**
 * Finds products whose Chinese or English words contain every word of the keyword, or what means the same, best match
 * first. A word that the shop does not have is taken for the pinyin of one that it has, or else for one that is a slip away.
 */
export function searchProducts(shelf: Shelf, keyword: string): SearchHit[] {
  const wishes = toSearchable(keyword).split(/\s+/).filter(Boolean);
  if (wishes.length === 0) return [];
  const index = indexOf(shelf);
  const wanted = wishes.map((word) => ({ word, ...othersFor(word, shelf, index) }));
  return Array.from(index.texts, ([product, texts]) => {
    const scores = wanted.map(({ word, others, share }) =>
      Math.max(scoreOf(texts, word), ...others.map((other) => scoreOf(texts, other) * share)),
    );
    return { product, score: scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) };
  })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.product.place - b.product.place);
}

/** What else a product may have in the place of a word, and what it counts there. */
function othersFor(word: string, shelf: Shelf, { texts, words }: SearchIndex): { others: string[]; share: number } {
  const synonyms = shelf.shop.synonyms.map((group) => group.map(toSearchable)).filter((group) => group.includes(word));
  if (synonyms.length > 0 || words.has(word))
    return { others: synonyms.flat().filter((other) => other !== word), share: SYNONYM_SHARE };
  const meant = piecesReadAs(word, shelf);
  if (meant.length > 0) return { others: meant, share: 1 };
  const isPart = [...texts.values()].some((one) => scoreOf(one, word) > 0);
  return { others: isPart ? [] : nearWords(word, words), share: SYNONYM_SHARE };
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

function indexOf(shelf: Shelf): SearchIndex {
  const known = indexes.get(shelf);
  if (known) return known;
  const categories = new Map(shelf.categories.map(({ id, name }) => [id, name]));
  const texts = new Map(shelf.products.map((product) => [product, textsOf(product, categories)]));
  const written = Array.from(texts.values(), (one) => Object.values(one).join(' ')).join(' ');
  const index = { texts, words: new Set(written.match(/\p{Script=Latin}+/gu)) };
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
