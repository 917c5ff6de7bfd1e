import { getOrder, getOrderPaymentStatus, listOrders } from '@mallard/domain/contract';
import { useEffect, useState } from 'react';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useServices } from '../../shell/services.ts';
import { CONFIRMING_AFTER, isOpen, type PaymentPhase, paymentPhase } from './paymentPhase.ts';

const POLL_EVERY = 2000;

/** Watches whether an order is paid: every two seconds while the server can still change its mind. */
export function usePaymentStatus(orderUuid: string) {
  const { queryClient } = useServices();
  const [isSettled, setSettled] = useState(false);
  const [isPastDeadline, setPastDeadline] = useState(false);
  const status = useEndpoint(
    getOrderPaymentStatus,
    { query: { orderUuid } },
    { refetchEvery: isSettled ? false : POLL_EVERY },
  );
  const attemptId = status.data?.payment?.id ?? null;
  const hasWaited = useHasWaited(attemptId);
  const phase: PaymentPhase | null = status.data
    ? paymentPhase(status.data, hasWaited ? CONFIRMING_AFTER + 1 : 0, isPastDeadline)
    : null;
  const isDecided = phase !== null && !isOpen(phase);
  if (isDecided !== isSettled) setSettled(isDecided);

  useEffect(() => {
    if (!isDecided) return;
    void queryClient.invalidateQueries({ queryKey: endpointKey(listOrders) });
    void queryClient.invalidateQueries({ queryKey: endpointKey(getOrder) });
  }, [isDecided, queryClient]);

  return { status, phase, onDeadline: () => setPastDeadline(true) };
}

/** Whether an attempt has been watched for longer than payments take. */
function useHasWaited(attemptId: string | null): boolean {
  const [waitedFor, setWaitedFor] = useState<string | null>(null);
  useEffect(() => {
    if (attemptId === null) return;
    const timer = setTimeout(() => setWaitedFor(attemptId), CONFIRMING_AFTER);
    return () => clearTimeout(timer);
  }, [attemptId]);
  return attemptId !== null && waitedFor === attemptId;
}
