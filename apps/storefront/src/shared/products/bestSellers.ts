import { listProducts } from '@mallard/domain/endpoints';

/** Request for best sellers, shown when nothing was found: two rows on phones, one on wide pages. */
export const bestSellers = [
  listProducts,
  { query: { collection: 'hot', sort: 'sales', pageNumber: 1, pageSize: 4 } },
] as const;
