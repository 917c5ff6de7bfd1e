/** Minimum number of new products: a shop with few additions still shows its newest. */
export const FEWEST_NEW = 20;
/** Maximum number of hot products. */
export const MOST_HOT = 24;
