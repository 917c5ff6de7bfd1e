/** What the shop calls its own make, in both languages. Everything bears it, and shoppers look for it all the same. */
export const brands: readonly string[] = ['绿头鸭', 'mallard'];
