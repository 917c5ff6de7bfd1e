import type { Order } from '@mallard/domain/contract';
import { getLogistics } from '@mallard/domain/endpoints';
import type { OrderCardProps } from '@mallard/ui/OrderCard';
import { useQueries } from '@tanstack/react-query';
import { useLocale } from '../../app/preferences.ts';
import { paths } from '../../app/routes.ts';
import { useServices } from '../../app/services.ts';
import { endpointQuery } from '../../data/endpointQuery.ts';

/** Returns where the parcels on their way were seen last, by the id of their order; `null` for those still being read. */
export function useTracking(orders: readonly Order[]): ReadonlyMap<string, OrderCardProps['tracking']> {
  const { client } = useServices();
  const locale = useLocale();
  const sent = orders.filter(({ status }) => status === 'shipped');
  const traces = useQueries({
    queries: sent.map(({ id }) => endpointQuery(client, locale, getLogistics, { params: { id } })),
  });
  return new Map(
    sent.map(({ id }, place) => {
      const { isPending = true, data } = traces[place] ?? {};
      const newest = data?.events[0];
      const href = `${paths.order(id)}#logistics`;
      return [id, isPending ? null : newest && { text: newest.text, time: newest.time, href }];
    }),
  );
}
