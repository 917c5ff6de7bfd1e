/** Minimum number of new products: a shop with few additions still shows its newest. */
export const MIN_NEW_PRODUCTS = 20;
/** Maximum number of hot products. */
export const MAX_HOT_PRODUCTS = 24;
