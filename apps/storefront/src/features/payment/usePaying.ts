import { createUuid } from '@mallard/domain/client';
import { type PaymentMethod, paymentMethods } from '@mallard/domain/contract';
import { getOrder, listOrders } from '@mallard/domain/endpoints';
import type { PaymentEmitted } from '@mallard/state-machines/payment';
import { usePayment } from '@mallard/state-machines/react';
import { useToasts } from '@mallard/ui/Toast';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { inspection } from '../../app/inspection.ts';
import { useServices } from '../../app/services.ts';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useIsOnline } from '../../data/useIsOnline.ts';
import { useOnReturn } from '../../data/useOnReturn.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { payWith } from './payWith.ts';
import { safePayUrl } from './safePayUrl.ts';

/** Paying an order, and what can be done about it. */
export type Paying = ReturnType<typeof usePaying>;

/**
 * Pays one order, across reloads and lost answers.
 *
 * @param hasReturned whether the shopper comes from the provider
 */
export function usePaying(orderId: string, hasReturned: boolean) {
  const { client, store, now, queryClient, navigation } = useServices();
  const { t } = useTranslation('payment');
  const toasts = useToasts();
  const actors = useMemo(() => payWith(client, store), [client, store]);
  /** The method whose page the shopper wants on this device, as soon as there is one. */
  const wantedPage = useRef<PaymentMethod | null>(null);
  /** The attempt that the choice of a method was last made against. */
  const [metId, setMetId] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);

  function leave(payUrl: string) {
    wantedPage.current = null;
    const target = safePayUrl(payUrl, window.location.origin);
    if (target === null) return void toasts.show({ message: t('failed'), tone: 'danger', until: 'screenChange' });
    setLeaving(true);
    void navigation.go(target);
  }

  const payment = usePayment({
    ...inspection,
    actors,
    input: { orderId, hasReturned, now, createKey: () => createUuid(), isOnline: useIsOnline() },
    onEvent(event: PaymentEmitted) {
      if (event.type === 'payment.started') {
        setMetId(event.payment.id);
        if (event.payment.method === wantedPage.current) leave(event.payment.payUrl);
        return;
      }
      for (const endpoint of [listOrders, getOrder])
        void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
    },
  });
  const { phase, method, choose, check, pay, payment: known } = payment;
  const openId = phase === 'waiting' || phase === 'codeExpired' ? (known?.id ?? null) : null;
  /** Whether an attempt that was started elsewhere has just been found open: it goes before what is chosen here. */
  const isFound = openId !== null && openId !== metId;
  const foundMethod = isFound ? paymentMethods.find((one) => one === known?.method) : undefined;

  useEffect(() => {
    if (method === null && phase !== 'reading' && phase !== 'statusUnavailable') choose(paymentMethods[0]);
  }, [method, phase, choose]);
  // Before the page is painted, which would show a method without its code.
  useLayoutEffect(() => {
    if (!isFound) return;
    if (foundMethod) choose(foundMethod);
    setMetId(openId);
  }, [isFound, foundMethod, openId, choose]);
  useEffect(() => {
    // Who chooses another method no longer wants that page.
    if (wantedPage.current !== method) wantedPage.current = null;
  }, [method]);
  useEffect(() => {
    // Back from the provider, the browser may show this page as it was left.
    const onShow = () => setLeaving(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  useOnReturn(check);

  /** The code or page of the attempt that is open, where it is one of the chosen method. */
  const payUrl = phase === 'waiting' && known?.method === method ? known.payUrl : null;
  return {
    ...payment,
    payUrl,
    isLeaving,
    isFound,
    /** Goes to the provider's page on this device, with the attempt that is open or a new one. */
    goToProvider() {
      if (payUrl !== null) return leave(payUrl);
      wantedPage.current = method;
      pay();
    },
  };
}
