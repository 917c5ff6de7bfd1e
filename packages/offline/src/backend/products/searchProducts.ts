import type { LocalizedText } from '@mallard/domain/messages';
import type { KeywordReading } from '@mallard/search';
import {
  createDocumentSearch,
  createLexicon,
  createTermReader,
  type DocumentSearch,
  LEAST_IN_TITLE,
  type Lexicon,
  type TermReader,
  type WeightedTerm,
  weighCategory,
  weighProduct,
  wordsOfProduct,
  wordsOfRun,
} from '@mallard/search';
import type { Catalog, CatalogCategory, CatalogProduct } from '../shop/openCatalog.ts';

interface CatalogSearch {
  products: DocumentSearch;
  categories: DocumentSearch;
  lexicon: Lexicon;
  /** Sorted, for equal matches. */
  ranked: readonly CatalogProduct[];
  sorted: readonly CatalogCategory[];
}

const searches = new WeakMap<Catalog, CatalogSearch>();

/** Results of a keyword. */
export interface FoundProducts extends KeywordReading {
  /** Best match first. */
  found: readonly CatalogProduct[];
}

/** A keyword, and whether to search for it without corrections. */
export interface KeywordSearch {
  keyword: string;
  exact?: boolean | undefined;
}

/** Finds products by the rules of the server's search. */
export function searchProducts(catalog: Catalog, { keyword, exact }: KeywordSearch): FoundProducts {
  const { products, ranked } = searchOf(catalog);
  const { hits, ...reading } = products(keyword, { isExact: exact });
  return { ...reading, found: hits.flatMap(({ index: place }) => ranked[place] ?? []) };
}

/** Returns the words in the search index of a shop. */
export function lexiconOfCatalog(catalog: Catalog): Lexicon {
  return searchOf(catalog).lexicon;
}

/** Finds products whose titles contain at least one word of the keyword. */
export function searchTitles(catalog: Catalog, keyword: string): CatalogProduct[] {
  const { products, ranked } = searchOf(catalog);
  return products(keyword, { isUnfinished: true })
    .hits.filter(({ weight }) => weight >= LEAST_IN_TITLE)
    .flatMap(({ index: place }) => ranked[place] ?? []);
}

/** Finds categories by their names. */
export function searchCategories(catalog: Catalog, keyword: string): CatalogCategory[] {
  const { categories, sorted } = searchOf(catalog);
  return categories(keyword, { isUnfinished: true }).hits.flatMap(({ index: place }) => sorted[place] ?? []);
}

/**
 * Builds the search index in steps, one product at a time, because all at once would block a phone. A search does the
 * remaining steps at once.
 */
export function* prepareSearch(catalog: Catalog): Generator<void, void> {
  while (!searches.has(catalog) && weighNext(preparationOf(catalog))) yield;
  searchOf(catalog);
}

/** A search index under construction. */
interface Preparation {
  lexicon: Lexicon;
  read: TermReader;
  ranked: readonly CatalogProduct[];
  names: ReadonlyMap<string, LocalizedText>;
  /** Of the first products of `ranked`. */
  weighed: (readonly WeightedTerm[])[];
}

const preparations = new WeakMap<Catalog, Preparation>();

function preparationOf(catalog: Catalog): Preparation {
  const cachedPreparation = preparations.get(catalog);
  if (cachedPreparation) return cachedPreparation;
  const lexicon = lexiconOf(catalog);
  const preparation: Preparation = {
    lexicon,
    read: createTermReader(lexicon),
    weighed: [],
    ranked: catalog.products.toSorted((a, b) => popularityOf(b) - popularityOf(a) || a.position - b.position),
    names: new Map(catalog.categories.map(({ id, name }) => [id, name])),
  };
  preparations.set(catalog, preparation);
  return preparation;
}

/** @returns whether there was another product */
function weighNext({ lexicon, ranked, weighed, names, read }: Preparation): boolean {
  const next = ranked[weighed.length];
  if (!next) return false;
  const categories = next.categoryIds.flatMap((id) => names.get(id) ?? []);
  weighed.push(weighProduct(wordsOfProduct(next.sample, categories, lexicon), read));
  return true;
}

function searchOf(catalog: Catalog): CatalogSearch {
  const cachedSearch = searches.get(catalog);
  if (cachedSearch) return cachedSearch;
  const preparation = preparationOf(catalog);
  while (weighNext(preparation));
  const { lexicon, read, ranked, weighed } = preparation;
  const sorted = catalog.categories.toSorted((a, b) => a.level - b.level);
  const search = {
    ranked,
    sorted,
    lexicon,
    products: createDocumentSearch(weighed, lexicon),
    categories: createDocumentSearch(
      sorted.map(({ name }) => weighCategory(Object.values(name), read)),
      lexicon,
    ),
  };
  searches.set(catalog, search);
  preparations.delete(catalog);
  return search;
}

function lexiconOf({ shop }: Catalog): Lexicon {
  const { synonyms, qualities = [], colors, related, broad, occasions, brands } = shop;
  const { readings = {}, characters = {} } = shop;
  const wordsByKeyword = new Map<string, readonly string[]>([
    ...Object.entries(characters).flatMap(([reading, some]) => Array.from(some, (one) => [one, [reading]] as const)),
    ...Object.entries(readings).map(([run, syllables]) => [run, syllables.split(' ')] as const),
  ]);
  // Other texts have readings of their known words at least.
  const spell = (run: string) =>
    wordsOfRun(run).flatMap(
      ({ text }) => wordsByKeyword.get(text) ?? Array.from(text, (one) => wordsByKeyword.get(one)?.[0] ?? one),
    );
  return createLexicon({
    synonyms,
    qualities,
    colors,
    related,
    broad,
    occasions,
    brands,
    readingsOf: (run) => wordsByKeyword.get(run) ?? spell(run),
  });
}

/** In steps, as on the server. */
function popularityOf({ sample }: CatalogProduct): number {
  return Math.floor(10 * Math.log2(1 + sample.sales));
}
