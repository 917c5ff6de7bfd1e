import type { ProductCollection } from '@mallard/domain/contract';

/** What narrows a list of products. What is absent narrows nothing. */
export interface ProductFilter {
  keyword?: string | undefined;
  /** `true`: the keyword is searched for as it was typed. */
  exact?: boolean | undefined;
  /** A category, with all below it. */
  categoryUuid?: string | undefined;
  collection?: ProductCollection | undefined;
  /** Of some SKU, minor units. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** `true`: only what can be bought now; `false` narrows nothing. */
  inStock?: boolean | undefined;
  /** `true`: only what is reduced; `false` narrows nothing. */
  onSale?: boolean | undefined;
  /** `color:green,blue;size:320ml`: any value of a group, all groups. */
  attributes?: string | undefined;
  /** Values that no SKU shown may have, because the keyword does not want them; in the same form. */
  excluded?: string | undefined;
}

/** Whether anything but a keyword narrows the list. */
export function isNarrowed({ keyword, exact, inStock, onSale, ...others }: ProductFilter): boolean {
  const { categoryUuid, collection, minPrice, maxPrice, attributes, excluded } = others;
  const given = [categoryUuid, collection, minPrice, maxPrice, attributes, excluded].some((part) => part !== undefined);
  return given || inStock === true || onSale === true;
}

/** Whether the list is the new or the hot products, and nothing else. */
export function isCollectionAlone({ collection, ...others }: ProductFilter): boolean {
  return (collection === 'new' || collection === 'hot') && others.keyword === undefined && !isNarrowed(others);
}
