import type { Order } from '@mallard/domain/contract';
import { getOrder } from '@mallard/domain/endpoints';
import type { PaymentPhase } from '@mallard/state-machines/payment';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endpointKey } from '../../data/endpointQuery.ts';
import type { ScreenContext, ScreenMeta } from '../../navigation/screenModule.ts';

/** Payment state in the document title by phase; `null` while it is unknown. */
const titleStates = {
  reading: null,
  statusUnavailable: null,
  ready: 'waiting',
  starting: 'waiting',
  unconfirmed: 'waiting',
  waiting: 'waiting',
  codeExpired: 'waiting',
  confirming: 'confirming',
  failed: 'failed',
  paid: 'paid',
  refunded: 'refunded',
  expired: 'closed',
  cancelled: 'closed',
} as const satisfies Record<PaymentPhase, string | null>;

const phaseKey = (orderId: string) => ['paymentPhase', orderId];

/** Writes the phase to the query cache, where `paymentMeta` reads it. */
export function usePaymentTitle(orderId: string, phase: PaymentPhase): void {
  const queryClient = useQueryClient();
  // Without an observer, the cache would drop the phase after a while.
  useQuery({ queryKey: phaseKey(orderId), queryFn: skipToken });
  useEffect(() => {
    queryClient.setQueryData<PaymentPhase>(phaseKey(orderId), phase);
  }, [queryClient, orderId, phase]);
}

/** Returns the title of a payment page. It includes the payment state, which is visible from another tab. */
export function paymentMeta({ queryClient, locale, t }: ScreenContext, orderId: string): ScreenMeta {
  const title = t('payment:title');
  const phase = queryClient.getQueryData<PaymentPhase>(phaseKey(orderId)) ?? 'reading';
  const state =
    titleStates[phase] ??
    orderState(queryClient.getQueryData<Order>(endpointKey(getOrder, locale, { params: { id: orderId } })));
  return { title: state === null ? title : `${t(`payment:states.${state}`)} · ${title}` };
}

/** Derives the payment state from the order alone, before the payment status has loaded. */
function orderState(order: Order | undefined): 'paid' | 'waiting' | null {
  if (order?.paymentStatus === 'paid') return 'paid';
  return order?.status === 'unpaid' ? 'waiting' : null;
}
