import type { ProductCollection } from '@mallard/domain/contract';

/** Filter of a product list. Missing properties don't restrict it. */
export interface ProductFilter {
  keyword?: string | undefined;
  /** `true` disables typo correction of the keyword. */
  exact?: boolean | undefined;
  /** Category with its subcategories. */
  categoryUuid?: string | undefined;
  collection?: ProductCollection | undefined;
  /** Price of any SKU, in minor units. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** `true`: only products in stock; `false` has no effect. */
  inStock?: boolean | undefined;
  /** `true`: only reduced products; `false` has no effect. */
  onSale?: boolean | undefined;
  /** Selected values, such as `color:green,blue;size:320ml`: any value of a group, and all groups. */
  attributes?: string | undefined;
  /** Values that the keyword excludes, in the same format. */
  excluded?: string | undefined;
  /** Values that the keyword contains. They exclude nothing: in price order, SKUs with them are shown and compared. */
  named?: readonly NamedLevels[] | undefined;
}

/** Values of a specification that a keyword contains, grouped by how well they match, best match first. */
export interface NamedLevels {
  specification: string;
  levels: readonly (readonly string[])[];
}

/** Returns whether the filter has any criterion other than a keyword. */
export function isNarrowed({ keyword, exact, inStock, onSale, ...criteria }: ProductFilter): boolean {
  const { categoryUuid, collection, minPrice, maxPrice, attributes, excluded } = criteria;
  const hasCriterion = [categoryUuid, collection, minPrice, maxPrice, attributes, excluded].some(
    (part) => part !== undefined,
  );
  return hasCriterion || inStock === true || onSale === true;
}

/** Returns whether the filter only has the collection `new` or `hot`. */
export function isCollectionAlone({ collection, ...otherCriteria }: ProductFilter): boolean {
  return (
    (collection === 'new' || collection === 'hot') && otherCriteria.keyword === undefined && !isNarrowed(otherCriteria)
  );
}
