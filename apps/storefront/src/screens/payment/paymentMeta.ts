import type { Order } from '@mallard/domain/contract';
import { getOrder } from '@mallard/domain/endpoints';
import { endpointKey } from '../../data/endpointQuery.ts';
import type { ScreenContext, ScreenMeta } from '../../shell/screenModule.ts';

/** Returns the title of a payment page, which tells from another tab how the payment of an order is going. */
export function paymentMeta({ queryClient, locale, t }: ScreenContext, orderId: string): ScreenMeta {
  const order = queryClient.getQueryData<Order>(endpointKey(getOrder, locale, { params: { id: orderId } }));
  if (order?.paymentStatus === 'paid') return { title: t('payment:titlePaid') };
  return { title: t(order?.status === 'unpaid' ? 'payment:titleWaiting' : 'payment:title') };
}
