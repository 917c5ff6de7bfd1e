import {
  type EndpointDescriptor,
  getOrder,
  listAfterSales,
  listNotifications,
  listOrders,
  requestAfterSale,
  shipAfterSale,
  withdrawAfterSale,
} from '@mallard/domain/endpoints';
import { type AfterSaleChange, afterSaleActors, afterSaleMachine } from '@mallard/state-machines/orders';
import { useToasts } from '@mallard/ui/Toast';
import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { inspection } from '../../services/inspection.ts';
import { useServices } from '../../services/services.ts';

/** Queries to invalidate after every change. */
const stale: readonly EndpointDescriptor[] = [listAfterSales, getOrder, listOrders, listNotifications];

/** Runs the return and refund machine of an order, connected to the server, the query cache and the router. */
export function useAfterSaleActor(orderUuid: string) {
  const { client, queryClient, navigation } = useServices();
  const { t } = useTranslation('orders');
  const toasts = useToasts();
  const machine = useMemo(
    () =>
      afterSaleMachine.provide({
        actors: afterSaleActors({ runChange: ({ input, signal }) => runChange(client, orderUuid, input, signal) }),
      }),
    [client, orderUuid],
  );
  const actor = useActorRef(machine, inspection);
  useEffect(() => {
    const { unsubscribe } = actor.on('afterSale.changed', async ({ change }) => {
      await Promise.all(stale.map((endpoint) => queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) })));
      toasts.show({ message: t(`afterSale.done.${change}`) });
      // The form is done: replace it in the history with the page of the requests.
      if (change === 'request') await navigation.go(paths.afterSale(orderUuid), { replace: true });
    });
    return unsubscribe;
  }, [actor, queryClient, navigation, toasts, orderUuid, t]);
  return actor;
}

function runChange(
  client: ReturnType<typeof useServices>['client'],
  orderUuid: string,
  change: AfterSaleChange,
  signal: AbortSignal,
) {
  switch (change.type) {
    case 'request':
      return client.call(requestAfterSale, { params: { id: orderUuid }, body: change.request }, { signal });
    case 'withdraw':
      return client.call(withdrawAfterSale, { params: { id: change.id } }, { signal });
    case 'ship': {
      const { id, trackingNumber } = change;
      return client.call(shipAfterSale, { params: { id }, body: { trackingNumber } }, { signal });
    }
  }
}
