import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * Returns a function that never changes, and calls the function of the last render. Only for effects and event handlers. React has its
 * own since 19.2; this one works with 19.0.
 */
export function useEffectEvent<Args extends unknown[], Result>(
  handle: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handle);
  // Before effects of the same render, which may call it.
  useInsertionEffect(() => {
    latest.current = handle;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
