/** The shop's own brand, in both languages. All products have it, but shoppers still search for it. */
export const brands: readonly string[] = ['绿头鸭', 'mallard'];
