/** How many products are new at least: a shop that adds little still shows its newest. */
export const FEWEST_NEW = 20;
/** How many products are hot at most. */
export const MOST_HOT = 24;
