// A module without schemas: screens import the list without the contract's code.

/** Sort orders of products. */
export const productSorts = ['comprehensive', 'sales', 'newest', 'priceAsc', 'priceDesc', 'rating'] as const;
export type ProductSort = (typeof productSorts)[number];
