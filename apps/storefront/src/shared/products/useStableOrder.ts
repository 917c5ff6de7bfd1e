import { useState } from 'react';

/**
 * Preserves the order in which items were first shown, so that no item moves while the shopper taps. For example, the server
 * sorts a claimed coupon differently. New items are appended.
 *
 * @param scope name of the list, such as its tab; each scope starts a new order
 */
export function useStableOrder<T extends { readonly id: string }>(items: readonly T[], scope = ''): T[] {
  const [order, setOrder] = useState<{ scope: string; ids: readonly string[] }>({ scope, ids: [] });
  const knownIds = order.scope === scope ? order.ids : [];
  const newIds = items.map(({ id }) => id).filter((id) => !knownIds.includes(id));
  const ids = [...knownIds, ...newIds];
  if (order.scope !== scope || newIds.length > 0) setOrder({ scope, ids });
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}
