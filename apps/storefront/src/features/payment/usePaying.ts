import { createUuid } from '@mallard/domain/client';
import { type PaymentMethod, paymentMethods, type Shop } from '@mallard/domain/contract';
import { getOrder, listOrders } from '@mallard/domain/endpoints';
import type { PaymentEmitted } from '@mallard/state-machines/payment';
import { usePayment } from '@mallard/state-machines/react';
import { useToasts } from '@mallard/ui/Toast';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useIsOnline } from '../../data/useIsOnline.ts';
import { useOnReturn } from '../../data/useOnReturn.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { inspection } from '../../services/inspection.ts';
import { useServices } from '../../services/services.ts';
import { payWith } from './payWith.ts';
import { safePayUrl } from './safePayUrl.ts';

/** State and actions of a payment, from {@link usePaying}. */
export type Paying = ReturnType<typeof usePaying>;

/**
 * Pays one order. Survives reloads and lost responses.
 *
 * @param hasReturned whether the shopper returns from the provider
 */
export function usePaying(orderId: string, hasReturned: boolean) {
  const { client, store, now, queryClient, navigation, config } = useServices();
  const offeredMethods = offeredPaymentMethods(config.shop);
  const [firstMethod] = offeredMethods;
  const { t } = useTranslation('payment');
  const toasts = useToasts();
  const actors = useMemo(() => payWith(client, store), [client, store]);
  /** The method whose provider page opens as soon as its payment has started. */
  const pendingRedirect = useRef<PaymentMethod | null>(null);
  /** Id of the open payment that is already reflected in the selected method. */
  const [handledId, setHandledId] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);

  function redirect(payUrl: string) {
    pendingRedirect.current = null;
    const { origin } = window.location;
    const target = safePayUrl(payUrl, origin, config.shop.paymentOrigins);
    if (target === null) return void toasts.show({ message: t('failed'), tone: 'danger', until: 'screenChange' });
    setLeaving(true);
    if (new URL(target).origin === origin) void navigation.go(target);
    else window.location.assign(target);
  }

  const payment = usePayment({
    ...inspection,
    actors,
    input: { orderId, hasReturned, now, createKey: () => createUuid(), isOnline: useIsOnline() },
    onEvent(event: PaymentEmitted) {
      if (event.type === 'payment.started') {
        setHandledId(event.payment.id);
        if (event.payment.method === pendingRedirect.current) redirect(event.payment.payUrl);
        return;
      }
      for (const endpoint of [listOrders, getOrder])
        void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
    },
  });
  const { phase, method, choose, check, pay, payment: current } = payment;
  const openId = phase === 'waiting' || phase === 'codeExpired' ? (current?.id ?? null) : null;
  /** Whether an open payment from elsewhere was just found. Its method takes precedence over the selected one. */
  const isFound = openId !== null && openId !== handledId;
  const foundMethod = isFound ? paymentMethods.find((candidate) => candidate === current?.method) : undefined;

  useEffect(() => {
    if (firstMethod && method === null && phase !== 'reading' && phase !== 'statusUnavailable') choose(firstMethod);
  }, [method, phase, firstMethod, choose]);
  // A layout effect, so that the page never paints a method without its code.
  useLayoutEffect(() => {
    if (!isFound) return;
    if (foundMethod) choose(foundMethod);
    setHandledId(openId);
  }, [isFound, foundMethod, openId, choose]);
  useEffect(() => {
    // Selecting another method cancels the redirect.
    if (pendingRedirect.current !== method) pendingRedirect.current = null;
  }, [method]);
  useEffect(() => {
    // On return from the provider, the back/forward cache may restore the page in its leaving state.
    const onShow = () => setLeaving(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  useOnReturn(check);

  /** URL of the open payment, if it uses the selected method. */
  const payUrl = phase === 'waiting' && current?.method === method ? current.payUrl : null;
  return {
    ...payment,
    offeredMethods,
    payUrl,
    isLeaving,
    isFound,
    /** Opens the provider's page on this device, for the open payment or a new one. */
    goToProvider() {
      if (payUrl !== null) return redirect(payUrl);
      pendingRedirect.current = method;
      pay();
    },
  };
}

/** Returns the payment methods of a shop, in its order, without those that this version doesn't know. */
function offeredPaymentMethods(shop: Pick<Shop, 'paymentMethods'>): PaymentMethod[] {
  return shop.paymentMethods.flatMap((code) => paymentMethods.find((method) => method === code) ?? []);
}
