// What callers need to know without a schema: screens import these without the contract's code.

/** Entries on a page of a list where the caller says nothing. */
export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;
export const MAX_PAGE_NUMBER = 10_000;

/** Orders in which products are listed. */
export const productSorts = ['comprehensive', 'sales', 'newest', 'priceAsc', 'priceDesc', 'rating'] as const;
export type ProductSort = (typeof productSorts)[number];
