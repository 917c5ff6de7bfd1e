import { useCallback, useRef } from 'react';

const SAME_KEY = () => '';

/**
 * Returns a function that ignores calls while an earlier one is pending, so that a double click runs once.
 *
 * @param getKey calls with different keys can run at the same time. @default all calls have the same key
 * @example const claim = useSingle((coupon: Coupon) => client.call(claimCoupon, …), (coupon) => coupon.id);
 */
export function useSingle<Args extends readonly unknown[]>(
  run: (...args: Args) => Promise<unknown>,
  getKey: (...args: Args) => string = SAME_KEY,
): (...args: Args) => Promise<void> {
  const pendingKeys = useRef(new Set<string>());
  return useCallback(
    async (...args: Args) => {
      const key = getKey(...args);
      if (pendingKeys.current.has(key)) return;
      pendingKeys.current.add(key);
      try {
        await run(...args);
      } finally {
        pendingKeys.current.delete(key);
      }
    },
    [run, getKey],
  );
}
