import { useCallback, useRef } from 'react';

const forAll = () => '';

/**
 * Passes a press on only when what the last one began has ended, so that a double click is one.
 *
 * @param keyOf what may be under way beside one another, such as the claims of two coupons. @default nothing
 */
export function useSingle<Args extends readonly unknown[]>(
  work: (...args: Args) => Promise<unknown>,
  keyOf: (...args: Args) => string = forAll,
): (...args: Args) => Promise<void> {
  const underWay = useRef(new Set<string>());
  return useCallback(
    async (...args: Args) => {
      const key = keyOf(...args);
      if (underWay.current.has(key)) return;
      underWay.current.add(key);
      try {
        await work(...args);
      } finally {
        underWay.current.delete(key);
      }
    },
    [work, keyOf],
  );
}
