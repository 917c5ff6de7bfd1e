import { systemTimers } from '@mallard/domain/client';
import {
  addToCart,
  batchDeleteCartItems,
  type Cart,
  type CartItem,
  deleteCartItem,
  getCart,
  updateCartItem,
} from '@mallard/domain/contract';
import { useToasts } from '@mallard/ui/Toast';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { keepCart } from '../../data/cartData.ts';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useLocale } from '../../shell/preferences.ts';
import { useServices } from '../../shell/services.ts';
import { createLineWriter, type LineChange } from './createLineWriter.ts';
import { useRefusalText } from './useRefusalText.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** What can be done to the lines of the cart. Everything shows at once; what is refused goes back, with a message. */
export function useCartLines() {
  const { t } = useTranslation('cart');
  const { client, queryClient } = useServices();
  const locale = useLocale();
  const toasts = useToasts();
  const refusalText = useRefusalText();
  const [removed, setRemoved] = useState(NOTHING);

  const keep = useCallback((cart: Cart) => keepCart(queryClient, locale, cart), [queryClient, locale]);
  const refuse = useCallback(
    (error: unknown) => {
      const message = refusalText(error);
      if (message !== null) toasts.show({ message, tone: 'danger' });
      void queryClient.invalidateQueries({ queryKey: endpointKey(getCart) });
    },
    [refusalText, toasts, queryClient],
  );

  const writer = useMemo(
    () =>
      createLineWriter({
        timers: systemTimers,
        write: async (id, body) => keep(await client.call(updateCartItem, { params: { id }, body })),
        onRefused: (_id, error) => refuse(error),
      }),
    [client, keep, refuse],
  );
  // What was set and not yet written is written when the screen goes.
  useEffect(() => () => void writer.flush(), [writer]);
  const pending = useSyncExternalStore(writer.subscribe, writer.pending, writer.pending);

  async function remove(lines: readonly CartItem[], call: () => Promise<Cart>): Promise<boolean> {
    const ids = lines.map(({ id }) => id);
    for (const id of ids) writer.forget(id);
    setRemoved((now) => new Set([...now, ...ids]));
    try {
      await keep(await call());
      return true;
    } catch (error) {
      refuse(error);
      return false;
    } finally {
      setRemoved((now) => new Set([...now].filter((id) => !ids.includes(id))));
    }
  }

  async function restore({ skuUuid, quantity, isSelected }: CartItem) {
    try {
      await keep(await client.call(addToCart, { body: { skuUuid, quantity, isSelected } }));
    } catch (error) {
      refuse(error);
    }
  }

  return {
    pending,
    removed,
    isUpdating: pending.size > 0 || removed.size > 0,
    set: (id: string, change: LineChange) => writer.set(id, change),
    /** Writes what is waiting, and waits for the answers. */
    settle: () => writer.flush(),
    async removeLine(line: CartItem) {
      const isDone = await remove([line], () => client.call(deleteCartItem, { params: { id: line.id } }));
      if (!isDone) return;
      toasts.show({
        message: t('removed', { title: line.title }),
        action: { label: t('undo'), onAction: () => void restore(line) },
      });
    },
    async removeLines(lines: readonly CartItem[]) {
      const ids = lines.map(({ id }) => id);
      await remove(lines, () => client.call(batchDeleteCartItems, { body: { ids } }));
    },
  };
}
