import type { ProductSummary } from '@mallard/domain/contract';
import type { QueryClient } from '@tanstack/react-query';

/** Returns the summary of a product from any public response in the query cache, such as a list or the home screen. */
export function seenProduct(queryClient: QueryClient, id: string): ProductSummary | undefined {
  for (const [, answer] of queryClient.getQueriesData({ queryKey: ['public'] })) {
    const product = productIn(answer, id);
    if (product) return product;
  }
  return undefined;
}

function productIn(value: unknown, id: string): ProductSummary | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isProduct(value) && value.id === id) return value;
  for (const part of Object.values(value)) {
    const product = productIn(part, id);
    if (product) return product;
  }
  return undefined;
}

/** Responses are validated when they arrive, and only products have this property. */
function isProduct(value: object): value is ProductSummary {
  return 'onlySkuUuid' in value;
}
