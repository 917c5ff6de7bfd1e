import { useState } from 'react';

/**
 * Keeps items where they were first shown, so that none moves under a finger when the server sorts them in another way: a
 * claimed coupon, for example. New items are added at the end.
 *
 * @param scope items of another scope get an order of their own: the tab of a list, for example
 */
export function useStableOrder<T extends { readonly id: string }>(items: readonly T[], scope = ''): T[] {
  const [order, setOrder] = useState<{ scope: string; ids: readonly string[] }>({ scope, ids: [] });
  const knownIds = order.scope === scope ? order.ids : [];
  const newIds = items.map(({ id }) => id).filter((id) => !knownIds.includes(id));
  const ids = [...knownIds, ...newIds];
  if (order.scope !== scope || newIds.length > 0) setOrder({ scope, ids });
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}
