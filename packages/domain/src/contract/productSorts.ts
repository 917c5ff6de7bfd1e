// A module without schemas: screens import the lists without the contract's code.

/** Sort orders that a keyword can contain, such as "cheapest". */
export const keywordSorts = ['sales', 'newest', 'priceAsc', 'priceDesc', 'rating'] as const;
export type KeywordSort = (typeof keywordSorts)[number];

/** Sort orders of products. What `comprehensive` means depends on the list. */
export const productSorts = ['comprehensive', ...keywordSorts] as const;
export type ProductSort = (typeof productSorts)[number];
