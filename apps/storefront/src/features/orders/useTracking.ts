import type { Order } from '@mallard/domain/contract';
import { getLogistics } from '@mallard/domain/endpoints';
import type { OrderCardProps } from '@mallard/ui/OrderCard';
import { useQueries } from '@tanstack/react-query';
import { endpointQuery } from '../../data/endpointQuery.ts';
import { paths } from '../../navigation/routes.ts';
import { useServices } from '../../services/services.ts';
import { useLocale } from '../../services/usePreferences.ts';

/** Returns the latest tracking event of shipped orders, by order id; `null` while it loads. */
export function useTracking(orders: readonly Order[]): ReadonlyMap<string, OrderCardProps['tracking']> {
  const { client } = useServices();
  const locale = useLocale();
  const shippedOrders = orders.filter(({ status }) => status === 'shipped');
  const traces = useQueries({
    queries: shippedOrders.map(({ id }) => endpointQuery(client, locale, getLogistics, { params: { id } })),
  });
  return new Map(
    shippedOrders.map(({ id }, index) => {
      const { isPending = true, data } = traces[index] ?? {};
      const newest = data?.events[0];
      const href = `${paths.order(id)}#logistics`;
      return [id, isPending ? null : newest && { text: newest.text, time: newest.time, href }];
    }),
  );
}
