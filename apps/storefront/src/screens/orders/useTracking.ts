import type { Order } from '@mallard/domain/contract';
import { getLogistics } from '@mallard/domain/endpoints';
import type { OrderCardProps } from '@mallard/ui/OrderCard';
import { useQueries } from '@tanstack/react-query';
import { endpointQuery } from '../../data/endpointQuery.ts';
import { paths } from '../../routes.ts';
import { useLocale } from '../../shell/preferences.ts';
import { useServices } from '../../shell/services.ts';

/** Where the parcels that are on their way were seen last, by the id of their order. */
export function useTracking(orders: readonly Order[]): ReadonlyMap<string, NonNullable<OrderCardProps['tracking']>> {
  const { client } = useServices();
  const locale = useLocale();
  const sent = orders.filter(({ status }) => status === 'shipped');
  const traces = useQueries({
    queries: sent.map(({ id }) => endpointQuery(client, locale, getLogistics, { params: { id } })),
  });
  return new Map(
    sent.flatMap(({ id }, place) => {
      const newest = traces[place]?.data?.events[0];
      const href = `${paths.order(id)}#logistics`;
      return newest ? [[id, { text: newest.text, time: newest.time, href }] as const] : [];
    }),
  );
}
