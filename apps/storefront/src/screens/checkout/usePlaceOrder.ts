import { getProduct, listCoupons, listOrders } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import { useCallback, useEffect, useRef, useState } from 'react';
import { endpointKey } from '../../data/endpointQuery.ts';
import { paths } from '../../routes.ts';
import { useServices } from '../../shell/services.ts';
import type { CheckoutMemory } from './checkoutMemory.ts';
import { findOutcome, type OrderDraft, type Placing, placeOrder } from './placeOrder.ts';

/** `confirming`: finding out how an earlier attempt ended. `unknown`: that could not be found out. */
export type PlacingStatus = 'ready' | 'placing' | 'confirming' | 'unknown';

/** What a checkout does with its order. */
export interface OrderPlacing {
  status: PlacingStatus;
  /** @returns why there is no order, if there is none; a placed one leads to its payment */
  place: (draft: OrderDraft) => Promise<ApiError | null>;
  /** Asks once more how the last attempt ended. */
  confirm: () => Promise<unknown>;
}

/** Places the order of a checkout, once, whatever happens to the tab; a placed order leads to its payment. */
export function usePlaceOrder(memory: CheckoutMemory, source: string): OrderPlacing {
  const { client, queryClient, navigation, cart } = useServices();
  const [status, setStatus] = useState<PlacingStatus>('ready');
  const isBusy = useRef(false);

  const follow = useCallback(
    async (placing: Placing | null): Promise<ApiError | null> => {
      if (placing?.kind === 'placed') {
        memory.forgetChoices();
        await navigation.go(paths.payment(placing.order.id), { replace: true });
        // Only now: the screen left behind must not be seen without its goods.
        cart.send({ type: 'cart.changedElsewhere' });
        for (const endpoint of [listOrders, listCoupons, getProduct])
          void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
        return null;
      }
      setStatus(placing?.kind === 'unknown' ? 'unknown' : 'ready');
      return placing === null || placing.kind === 'unknown' ? null : placing.error;
    },
    [memory, navigation, queryClient, cart],
  );

  const run = useCallback(
    async (during: PlacingStatus, work: () => Promise<Placing | null>) => {
      // A second press in the same moment comes before React has drawn the first.
      if (isBusy.current) return null;
      isBusy.current = true;
      setStatus(during);
      try {
        return await follow(await work());
      } finally {
        isBusy.current = false;
      }
    },
    [follow],
  );

  const confirm = useCallback(
    () => run('confirming', () => findOutcome({ client, memory }, source)),
    [run, client, memory, source],
  );

  const hasLooked = useRef(false);
  useEffect(() => {
    if (hasLooked.current || memory.openAttempt(source) === null) return;
    hasLooked.current = true;
    void confirm();
  }, [memory, source, confirm]);

  return { status, place: (draft) => run('placing', () => placeOrder({ client, memory }, source, draft)), confirm };
}
