import { createTermReader } from '../../search/createTermReader.ts';
import { createLexicon, type Lexicon } from '../../search/lexicon.ts';
import { type DocumentHit, searchDocuments } from '../../search/searchDocuments.ts';
import { LEAST_IN_TITLE, weighCategory, weighProduct } from '../../search/weighProduct.ts';
import { wordsOfProduct } from '../../search/wordsOfProduct.ts';
import { wordsOfRun } from '../../search/wordsOfRun.ts';
import type { Shelf, ShelfCategory, ShelfProduct } from '../shop/openShelf.ts';

interface ShelfSearch {
  products: (keyword: string) => DocumentHit[];
  categories: (keyword: string) => DocumentHit[];
  /** In the order in which equals are found. */
  ranked: readonly ShelfProduct[];
  sorted: readonly ShelfCategory[];
}

const searches = new WeakMap<Shelf, ShelfSearch>();

/** Finds products by the rules of the server's search, best match first. */
export function searchProducts(shelf: Shelf, keyword: string): ShelfProduct[] {
  const { products, ranked } = searchOf(shelf);
  return products(keyword).flatMap(({ place }) => ranked[place] ?? []);
}

/** Finds products of whose title at least one word of the keyword speaks. */
export function searchTitles(shelf: Shelf, keyword: string): ShelfProduct[] {
  const { products, ranked } = searchOf(shelf);
  return products(keyword)
    .filter(({ weight }) => weight >= LEAST_IN_TITLE)
    .flatMap(({ place }) => ranked[place] ?? []);
}

/** Finds categories by their names. */
export function searchCategories(shelf: Shelf, keyword: string): ShelfCategory[] {
  const { categories, sorted } = searchOf(shelf);
  return categories(keyword).flatMap(({ place }) => sorted[place] ?? []);
}

function searchOf(shelf: Shelf): ShelfSearch {
  const known = searches.get(shelf);
  if (known) return known;
  const lexicon = lexiconOf(shelf);
  const read = createTermReader(lexicon);
  const ranked = shelf.products.toSorted((a, b) => popularityOf(b) - popularityOf(a) || a.place - b.place);
  const sorted = shelf.categories.toSorted((a, b) => a.level - b.level);
  const names = new Map(shelf.categories.map(({ id, name }) => [id, name]));
  const search = {
    ...{ ranked, sorted },
    products: searchDocuments(
      ranked.map(({ sample, categoryIds }) =>
        weighProduct(
          wordsOfProduct(
            sample,
            categoryIds.flatMap((id) => names.get(id) ?? []),
          ),
          read,
        ),
      ),
      lexicon,
    ),
    categories: searchDocuments(
      sorted.map(({ name }) => weighCategory(Object.values(name), read)),
      lexicon,
    ),
  };
  searches.set(shelf, search);
  return search;
}

function lexiconOf({ shop }: Shelf): Lexicon {
  const { synonyms, qualities = [], readings = {} } = shop;
  const read = (run: string) => readings[run]?.split(' ');
  // Of other texts at least the words that stand among the readings are known.
  const spell = (run: string) => wordsOfRun(run).flatMap(({ text }) => read(text) ?? Array.from(text));
  return createLexicon({ synonyms, qualities, readingsOf: (run) => read(run) ?? spell(run) });
}

/** In steps, as the server has it. */
function popularityOf({ sample }: ShelfProduct): number {
  return Math.floor(10 * Math.log2(1 + sample.sales));
}
