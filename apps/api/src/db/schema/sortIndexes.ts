import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type ExtraConfigColumn, type IndexBuilder, index } from 'drizzle-orm/pg-core';

type SortColumn =
  | 'isOnSale'
  | 'isRecommended'
  | 'sales'
  | 'publishedAt'
  | 'price'
  | 'ratingSum'
  | 'reviewCount'
  | 'number';

/** Average rating; NULL without reviews. Use this exact expression in queries, because the indexes are on it. */
export function averageRating({ ratingSum, reviewCount }: Record<'ratingSum' | 'reviewCount', SQLWrapper>): SQL {
  return sql`(${ratingSum}::float8 / nullif(${reviewCount}, 0))`;
}

/**
 * Creates an index for each sort order of product lists, so that queries don't need to sort.
 *
 * @param name  prefix of the index names
 * @param scope columns that lists filter by equality
 */
export function sortIndexes(
  name: string,
  table: Record<SortColumn, ExtraConfigColumn>,
  scope: readonly ExtraConfigColumn[],
): IndexBuilder[] {
  const on = (suffix: string, ...columns: (Partial<ExtraConfigColumn> | SQL)[]) =>
    index(`${name}_${suffix}`)
      .on(...([...scope, ...columns, table.number] as [ExtraConfigColumn]))
      .where(sql`${table.isOnSale}`);
  // NULLS FIRST is the default of descending columns, in queries and here.
  const down = (column: ExtraConfigColumn) => column.desc().nullsFirst();
  return [
    on('by_fitness', down(table.isRecommended), down(table.sales)),
    on('by_sales', down(table.sales)),
    on('by_date', down(table.publishedAt)),
    on('by_price', table.price),
    on('by_rating', sql`${averageRating(table)} DESC NULLS LAST`, down(table.reviewCount)),
  ];
}
