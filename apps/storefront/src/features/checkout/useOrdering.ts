import { createUuid } from '@mallard/domain/client';
import { getProduct, listAddresses, listCoupons, listOrders } from '@mallard/domain/endpoints';
import type { CheckoutEmitted } from '@mallard/state-machines/checkout';
import { useCheckout } from '@mallard/state-machines/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useIsOnline } from '../../data/useIsOnline.ts';
import { useOnReturn } from '../../data/useOnReturn.ts';
import { paths } from '../../navigation/routes.ts';
import { inspection } from '../../services/inspection.ts';
import { useServices } from '../../services/services.ts';
import { useLocale } from '../../services/usePreferences.ts';
import { useCart } from '../../shared/cart/useCart.ts';
import { useStoredChoices } from '../../shared/purchase/useStoredChoices.ts';
import { orderWith, selectedLines } from './orderWith.ts';
import { openAttempts } from './storedAttempts.ts';
import type { CheckoutSource } from './useCheckoutSource.ts';

/** State and actions of a checkout, from {@link useOrdering}. */
export type Ordering = ReturnType<typeof useOrdering>;

/** Runs a checkout, which places an order at most once, also across reloads. Then navigates to the payment. */
export function useOrdering({ name, choicesName, userUuid, buyNow, addressUuid }: CheckoutSource) {
  const { client, store, cart, queryClient, navigation } = useServices();
  const storedChoices = useStoredChoices();
  const effects = useMemo(
    () => orderWith({ client, cart, attempts: openAttempts(store, userUuid), buyNow }),
    [client, cart, store, userUuid, buyNow],
  );

  async function handleEvent(event: CheckoutEmitted) {
    if (event.type === 'checkout.chosen') storedChoices().write(choicesName, event.choices);
    // The refusal may be about an outdated address.
    if (event.type === 'order.refused') void queryClient.invalidateQueries({ queryKey: endpointKey(listAddresses) });
    if (event.type !== 'order.placed') return;
    storedChoices().clear();
    await navigation.go(paths.payment(event.order.id), { replace: true });
    // After the navigation, so that the checkout is not shown with an empty cart.
    cart.send({ type: 'cart.changedElsewhere' });
    for (const endpoint of [listOrders, listCoupons, getProduct])
      void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
  }

  const checkout = useCheckout({
    ...inspection,
    actors: effects,
    input: { source: name, isFromCart: buyNow === null, createKey: () => createUuid(), isOnline: useIsOnline() },
    onEvent: (event) => void handleEvent(event),
  });
  const { actor, choose, refresh } = checkout;
  const steps = useSelector(
    actor,
    (snapshot) => ({
      /** Whether the order is being placed or was placed; the screen is about to change. */
      isSubmitting: ['submitting', 'settling', 'placed'].some((state) => snapshot.matches(state as 'placed')),
      isEmpty: snapshot.matches('empty'),
      /** Whether the outcome of the order is still unknown after polling. */
      isUnresolved: snapshot.matches({ confirming: 'unresolved' }),
      isUnpriced: snapshot.matches('unpriced'),
      isCouponUnavailable: snapshot.context.isCouponUnavailable,
      seenTotal: snapshot.context.seenTotal,
    }),
    shallowEqual,
  );

  useEffect(() => {
    const stored = { ...storedChoices().read(choicesName), ...(addressUuid !== null && { addressUuid }) };
    if (Object.keys(stored).length > 0) choose(stored);
  }, [choose, storedChoices, choicesName, addressUuid]);
  useOnReturn(refresh);
  useRefreshOnChange(useLocale(), refresh);
  const { view } = useCart();
  const cartLines = buyNow === null && view?.cart && view.isSettled ? JSON.stringify(selectedLines(view.cart)) : null;
  const hasCartChanged = useCallback(
    () => cartLines !== null && cartLines !== JSON.stringify(actor.getSnapshot().context.lines),
    [cartLines, actor],
  );
  useEffect(() => {
    // The cart changed in another tab.
    if (hasCartChanged() && !actor.getSnapshot().matches('loading')) refresh();
  }, [hasCartChanged, actor, refresh]);

  return { ...checkout, ...steps, isFromCart: buyNow === null };
}

function useRefreshOnChange(value: unknown, refresh: () => void): void {
  const previous = useRef(value);
  useEffect(() => {
    if (previous.current !== value) refresh();
    previous.current = value;
  }, [value, refresh]);
}
