import type { NamedGroup } from '@mallard/domain/serving';
import type { Database } from '../../db/database.ts';
import { groupBy } from '../../db/groupBy.ts';
import type { StoredText } from '../../db/schema/index.ts';
import type { ProductFilter } from './productFilter.ts';
import { matchKeyword } from './search/matchKeyword.ts';
import { filterSets } from './sets/filterSets.ts';
import { keywordPart, readFittingValues } from './sets/keywordPart.ts';
import { type FacetFigures, type NamedValueRow, readFacetFigures, readValueCounts } from './sets/readFacetCounts.ts';

/** Filter value with its product count. */
export interface FacetValueRow {
  specification: string;
  value: string;
  /** Names of its group in the products that have the value. */
  groupNames: readonly NamedGroup[];
  /** Most common name of the value. */
  valueName: StoredText;
  swatch: string | null;
  products: number;
}

/** Facets of a list. Counts of each group ignore the selection in that group. */
export interface FacetRows extends FacetFigures {
  /** Values of most products first. */
  values: FacetValueRow[];
}

/** Reads the facets of a filter in two statements, after those that interpret the keyword. */
export async function readFacets(db: Database, filter: ProductFilter, now: Date): Promise<FacetRows> {
  const match =
    filter.keyword === undefined ? undefined : await matchKeyword(db, filter.keyword, { isExact: filter.exact });
  if (match?.words.length === 0) return { minPrice: null, maxPrice: null, inStock: 0, onSale: 0, values: [] };
  const sets = filterSets(
    db,
    filter,
    now,
    match,
    match && keywordPart(await readFittingValues(db, match.keywordTerms)),
  );
  const [figures, named] = await Promise.all([
    readFacetFigures(db, sets, now),
    readValueCounts(db, sets, filter.categoryUuid),
  ]);
  return { ...figures, values: mergeNames(named) };
}

/** Combines the counts of a value that products name differently, under the most common name. */
function mergeNames(rows: readonly NamedValueRow[]): FacetValueRow[] {
  const groups = groupBy(rows, ({ specification, value }) => `${specification}:${value}`);
  return [...groups.values()]
    .flatMap((group) => {
      const [main] = group.toSorted((a, b) => b.products - a.products);
      const swatches = group.flatMap(({ swatch }) => swatch ?? []).toSorted();
      const products = group.reduce((sum, row) => sum + row.products, 0);
      if (!main) return [];
      const groupNames = group.map((row) => ({ name: row.specificationName, products: row.products }));
      const { specification, value, valueName } = main;
      return [{ specification, value, groupNames, valueName, products, swatch: swatches[0] ?? null }];
    })
    .sort((a, b) => b.products - a.products || (a.value < b.value ? -1 : Number(a.value > b.value)));
}
