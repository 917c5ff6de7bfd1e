import type { Order } from '@mallard/domain/contract';
import {
  cancelOrder,
  confirmOrder,
  deleteOrder,
  type EndpointDescriptor,
  getOrder,
  getProduct,
  listCoupons,
  listOrders,
} from '@mallard/domain/endpoints';
import { type OrderChange, type OrderChangeRequest, ordersActors, ordersMachine } from '@mallard/state-machines/orders';
import { useToasts } from '@mallard/ui/Toast';
import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { inspection } from '../../services/inspection.ts';
import { useServices } from '../../services/services.ts';
import { useBuyAgain } from '../../shared/cart/useBuyAgain.ts';

/** Queries to invalidate after each change. A deleted order itself is not fetched again, because it would fail. */
const staleAfter: Record<OrderChange, readonly EndpointDescriptor[]> = {
  // The coupon and the stock of a cancelled order are available again.
  cancel: [listOrders, getOrder, listCoupons, getProduct],
  confirm: [listOrders, getOrder],
  delete: [listOrders],
};

/**
 * Runs the machine for order actions, connected to the server, the query cache and the router.
 *
 * @param find returns an order on the screen by its id
 * @param onDeleted called after an order was deleted
 */
export function useOrdersActor(find: (orderId: string) => Order | undefined, onDeleted?: () => void) {
  const { client, queryClient, navigation } = useServices();
  const { t } = useTranslation('orders');
  const toasts = useToasts();
  const buyAgain = useBuyAgain();
  const latest = useRef({ find, onDeleted });
  latest.current = { find, onDeleted };

  const machine = useMemo(
    () =>
      ordersMachine.provide({
        actors: ordersActors({ runAction: ({ input, signal }) => runChange(client, input, signal) }),
      }),
    [client],
  );
  const actor = useActorRef(machine, inspection);

  useEffect(() => {
    const navigated = actor.on('order.navigate', ({ orderId, action }) => {
      const order = action === 'buyAgain' && latest.current.find(orderId);
      if (order) void buyAgain(order);
      else if (action === 'pay') void navigation.go(paths.payment(orderId));
      else if (action === 'review') void navigation.go(paths.review(orderId));
      else if (action === 'afterSale') void navigation.go(`${paths.afterSale(orderId)}?new=1`);
      else void navigation.go(paths.order(orderId));
    });
    const changed = actor.on('order.changed', ({ action }) => {
      const leaves = action === 'delete' && latest.current.onDeleted !== undefined;
      toasts.show({ message: t(`done.${action}`), screen: leaves ? 'next' : 'current' });
      for (const endpoint of staleAfter[action])
        void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
      if (action === 'delete') latest.current.onDeleted?.();
    });
    return () => {
      navigated.unsubscribe();
      changed.unsubscribe();
    };
  }, [actor, queryClient, navigation, buyAgain, toasts, t]);

  return actor;
}

function runChange(client: ReturnType<typeof useServices>['client'], request: OrderChangeRequest, signal: AbortSignal) {
  const params = { id: request.orderId };
  if (request.action === 'cancel')
    return client.call(cancelOrder, { params, body: { reason: request.reason ?? '' } }, { signal });
  if (request.action === 'confirm') return client.call(confirmOrder, { params }, { signal });
  return client.call(deleteOrder, { params }, { signal });
}
