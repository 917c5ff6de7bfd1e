import type { ProductSummary } from '@mallard/domain/contract';
import type { QueryClient } from '@tanstack/react-query';

/** What a card shows of a product, from whatever this tab has read of the shop: its page, a list, the home screen. */
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

/** Answers are checked when they come: nothing else in them has an SKU of its own. */
function isProduct(value: object): value is ProductSummary {
  return 'onlySkuUuid' in value;
}
