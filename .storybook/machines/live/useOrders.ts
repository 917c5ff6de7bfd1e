import { listOrders, type Order, type OrderTab } from '@mallard/domain/contract';
import type { LineGoods } from '@mallard/domain/intents';
import { minor } from '@mallard/domain/money';
import { useCallback, useEffect, useState } from 'react';
import { useGoods } from '../useGoods.ts';
import type { LiveShop } from './openLiveShop.ts';

/** The orders of a tab, as far as they are known. */
interface Orders {
  orders?: readonly Order[];
  counts?: Readonly<Record<OrderTab, number>>;
  hasFailed?: boolean;
}

/**
 * The orders of a tab: those of the shop, or where there is none the one that plans speak of.
 *
 * @param version orders are read again when it changes
 */
export function useOrders(shop: LiveShop | undefined, tab: OrderTab, version: unknown): Orders & { read: () => void } {
  const [goods] = useGoods();
  const [known, setKnown] = useState<Orders & { tab?: OrderTab }>({});
  const read = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await shop?.client.tryCall(listOrders, { query: { tab } }, signal ? { signal } : {});
      if (answer === undefined || signal?.aborted) return;
      setKnown(answer.ok ? { tab, orders: answer.data.items, counts: answer.data.counts } : { tab, hasFailed: true });
    },
    [shop, tab],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another list
  useEffect(() => {
    const left = new AbortController();
    void read(left.signal);
    return () => left.abort();
  }, [read, version]);
  if (shop === undefined)
    return { orders: goods && isIn(tab) ? [plannedOrder(goods)] : [], counts: plannedCounts, read };
  return { ...(known.tab === tab ? known : known.counts && { counts: known.counts }), read: () => void read() };
}

const plannedCounts = { all: 12, unpaid: 1, unshipped: 2, shipped: 3, completed: 5, cancelled: 1 };

function isIn(tab: OrderTab): boolean {
  return tab === 'all' || tab === 'unpaid';
}

/** When the plans play. */
export function plannedNow(): number {
  return Date.parse('2026-03-14T10:00:00+08:00');
}

function plannedOrder({ skuUuid, productUuid, title, image, attributes, price }: LineGoods): Order {
  const ends = { payTime: null, shipTime: null, completeTime: null, cancelTime: null, cancelReason: null };
  const goods = { skuUuid, productUuid, title, image, attributes, price, quantity: 1, isReviewed: false };
  return {
    ...{ id: 'o1', orderNumber: '202603140952004711', status: 'unpaid', paymentStatus: 'pending' },
    amounts: { goods: price, discount: minor(0), shipping: minor(0), total: price },
    items: [{ id: skuUuid, ...goods }],
    ...{ paymentMethod: null, shippingMethod: 'standard', trackingNumber: null, carrier: null, note: '' },
    ...{ recipient: '', contactNumber: '', shippingAddress: '' },
    ...{ createTime: '2026-03-14T01:52:00.000Z', payBefore: '2026-03-14T02:22:00.000Z', ...ends },
  };
}
