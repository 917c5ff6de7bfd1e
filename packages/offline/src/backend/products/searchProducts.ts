import type { LocalizedText } from '@mallard/domain/messages';
import type { KeywordReading } from '@mallard/search';
import {
  createLexicon,
  createTermReader,
  type DocumentSearch,
  LEAST_IN_TITLE,
  type Lexicon,
  searchDocuments,
  type TermReader,
  type WeighedTerm,
  weighCategory,
  weighProduct,
  wordsOfProduct,
  wordsOfRun,
} from '@mallard/search';
import type { Shelf, ShelfCategory, ShelfProduct } from '../shop/openShelf.ts';

interface ShelfSearch {
  products: DocumentSearch;
  categories: DocumentSearch;
  lexicon: Lexicon;
  /** In the order in which equals are found. */
  ranked: readonly ShelfProduct[];
  sorted: readonly ShelfCategory[];
}

const searches = new WeakMap<Shelf, ShelfSearch>();

/** What a keyword finds. */
export interface FoundProducts extends KeywordReading {
  /** Best match first. */
  found: readonly ShelfProduct[];
}

/** A keyword, and whether it is searched for as it was typed, without correcting it. */
export interface KeywordSearch {
  keyword: string;
  exact?: boolean | undefined;
}

/** Finds products by the rules of the server's search. */
export function searchProducts(shelf: Shelf, { keyword, exact }: KeywordSearch): FoundProducts {
  const { products, ranked } = searchOf(shelf);
  const { hits, ...reading } = products(keyword, { isExact: exact });
  return { ...reading, found: hits.flatMap(({ place }) => ranked[place] ?? []) };
}

/** Returns the words that the search of a shop knows. */
export function lexiconOfShelf(shelf: Shelf): Lexicon {
  return searchOf(shelf).lexicon;
}

/** Finds products of whose title at least one word of the keyword speaks. */
export function searchTitles(shelf: Shelf, keyword: string): ShelfProduct[] {
  const { products, ranked } = searchOf(shelf);
  return products(keyword, { isBeginning: true })
    .hits.filter(({ weight }) => weight >= LEAST_IN_TITLE)
    .flatMap(({ place }) => ranked[place] ?? []);
}

/** Finds categories by their names. */
export function searchCategories(shelf: Shelf, keyword: string): ShelfCategory[] {
  const { categories, sorted } = searchOf(shelf);
  return categories(keyword, { isBeginning: true }).hits.flatMap(({ place }) => sorted[place] ?? []);
}

/**
 * Takes the words of what a shop sells apart, a product at a time: all at once would keep a phone busy for long. A search
 * does at once what is left.
 */
export function* prepareSearch(shelf: Shelf): Generator<void, void> {
  while (!searches.has(shelf) && weighNext(preparationOf(shelf))) yield;
  searchOf(shelf);
}

/** A search that is being made. */
interface Preparation {
  lexicon: Lexicon;
  read: TermReader;
  ranked: readonly ShelfProduct[];
  names: ReadonlyMap<string, LocalizedText>;
  /** Of the first of `ranked`. */
  weighed: (readonly WeighedTerm[])[];
}

const preparations = new WeakMap<Shelf, Preparation>();

function preparationOf(shelf: Shelf): Preparation {
  const known = preparations.get(shelf);
  if (known) return known;
  const lexicon = lexiconOf(shelf);
  const preparation: Preparation = {
    lexicon,
    read: createTermReader(lexicon),
    weighed: [],
    ranked: shelf.products.toSorted((a, b) => popularityOf(b) - popularityOf(a) || a.place - b.place),
    names: new Map(shelf.categories.map(({ id, name }) => [id, name])),
  };
  preparations.set(shelf, preparation);
  return preparation;
}

/** @returns whether there was another product */
function weighNext({ ranked, weighed, names, read }: Preparation): boolean {
  const next = ranked[weighed.length];
  if (!next) return false;
  const categories = next.categoryIds.flatMap((id) => names.get(id) ?? []);
  weighed.push(weighProduct(wordsOfProduct(next.sample, categories), read));
  return true;
}

function searchOf(shelf: Shelf): ShelfSearch {
  const known = searches.get(shelf);
  if (known) return known;
  const preparation = preparationOf(shelf);
  while (weighNext(preparation));
  const { lexicon, read, ranked, weighed } = preparation;
  const sorted = shelf.categories.toSorted((a, b) => a.level - b.level);
  const search = {
    ranked,
    sorted,
    lexicon,
    products: searchDocuments(weighed, lexicon),
    categories: searchDocuments(
      sorted.map(({ name }) => weighCategory(Object.values(name), read)),
      lexicon,
    ),
  };
  searches.set(shelf, search);
  preparations.delete(shelf);
  return search;
}

function lexiconOf({ shop }: Shelf): Lexicon {
  const { synonyms, qualities = [], colours, related, broad, occasions, brands } = shop;
  const { readings = {}, characters = {} } = shop;
  const known = new Map<string, readonly string[]>([
    ...Object.entries(characters).flatMap(([reading, some]) => Array.from(some, (one) => [one, [reading]] as const)),
    ...Object.entries(readings).map(([run, syllables]) => [run, syllables.split(' ')] as const),
  ]);
  // Of other texts at least the words that stand among the readings are known.
  const spell = (run: string) =>
    wordsOfRun(run).flatMap(({ text }) => known.get(text) ?? Array.from(text, (one) => known.get(one)?.[0] ?? one));
  return createLexicon({
    synonyms,
    qualities,
    colours,
    related,
    broad,
    occasions,
    brands,
    readingsOf: (run) => known.get(run) ?? spell(run),
  });
}

/** In steps, as the server has it. */
function popularityOf({ sample }: ShelfProduct): number {
  return Math.floor(10 * Math.log2(1 + sample.sales));
}
