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

/** The mean of stars; nothing without reviews. Written like this in every query, or its indexes are of no use. */
export function averageRating({ ratingSum, reviewCount }: Record<'ratingSum' | 'reviewCount', SQLWrapper>): SQL {
  return sql`(${ratingSum}::float8 / nullif(${reviewCount}, 0))`;
}

/**
 * An index for every order in which products are listed, so that a page is read off without sorting.
 *
 * @param name  its beginning
 * @param scope columns that a list is narrowed to one value of
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
  // Descending columns begin with nothing by default, in a query and hence here.
  const down = (column: ExtraConfigColumn) => column.desc().nullsFirst();
  return [
    on('by_fitness', down(table.isRecommended), down(table.sales)),
    on('by_sales', down(table.sales)),
    on('by_date', down(table.publishedAt)),
    on('by_price', table.price),
    on('by_rating', sql`${averageRating(table)} DESC NULLS LAST`, down(table.reviewCount)),
  ];
}
