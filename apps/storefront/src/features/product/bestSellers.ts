import { listProducts } from '@mallard/domain/endpoints';

/** The products that are offered where nothing was found: two rows on phones, one on wide pages. */
export const wellSold = [
  listProducts,
  { query: { collection: 'hot', sort: 'sales', pageNumber: 1, pageSize: 4 } },
] as const;
