import type { CartItem } from '@mallard/domain/contract';
import { useEffect, useState } from 'react';
import { useServices } from '../../services/services.ts';
import { useUser } from '../../session/session.ts';
import { choicesNameOf } from '../../shared/purchase/storedChoices.ts';
import { useStoredChoices } from '../../shared/purchase/useStoredChoices.ts';
import { type CartCoupons, type CartPrice, cartPriceOf } from './cartPrice.ts';

/** Longer timeouts are split, because browsers fire a timer of more than 24 days at once. */
const MAX_WAIT_MS = 86_400_000;

/** Prices the cart with the coupon and shipping method that are stored for its checkout, and changes the coupon. */
export function useCartPrice(
  items: readonly CartItem[],
  coupons: CartCoupons,
): CartPrice & { chooseCoupon: (couponUuid: string | null) => void } {
  const { shop } = useServices().config;
  const storedChoices = useStoredChoices();
  const name = choicesNameOf(useUser()?.id ?? '', null);
  const [choices, setChoices] = useState(() => storedChoices().read(name));
  // A coupon may begin or end while the cart is shown.
  const time = useTimeOf(
    coupons.claimed.flatMap(({ startTime, endTime }) => [Date.parse(startTime), Date.parse(endTime)]),
  );

  return {
    ...cartPriceOf(items, coupons, choices, shop, time),
    chooseCoupon(couponUuid) {
      const nextChoices = { ...storedChoices().read(name), couponUuid };
      storedChoices().write(name, nextChoices);
      setChoices(nextChoices);
    },
  };
}

/** Returns the current time, and renders again at the next of `changes`. @param changes milliseconds since 1970 */
function useTimeOf(changes: readonly number[]): number {
  const { now } = useServices();
  const [passed, setPassed] = useState(0);
  const time = Math.max(passed, now());
  const next = Math.min(...changes.filter((change) => change > time));
  const wakeAt = Math.min(next, time + MAX_WAIT_MS);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(wakeAt), wakeAt - now());
    return () => clearTimeout(timer);
  }, [wakeAt, now]);
  return time;
}
