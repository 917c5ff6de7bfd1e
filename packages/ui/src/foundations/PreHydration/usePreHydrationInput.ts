import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Checks once, at hydration, for input into server-rendered controls: by the user, a password
 * manager, or a browser that restores a page. React does not know this input and would overwrite it
 * in its next render.
 *
 * @param look compares the controls with the values that React rendered
 * @param take receives the result of `look` unless it is `undefined`
 */
export function usePreHydrationInput<Seen>(look: () => Seen | undefined, take: (seen: Seen) => void) {
  const hasLooked = useRef(false);
  const takeNow = useEffectEvent(take);
  const lookOnce = useEffectEvent(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    const seen = look();
    // Run one by one, after all components have looked, and flushed each time. Otherwise a parent
    // that stores several fields in one object would keep only the last one.
    if (seen !== undefined) queueMicrotask(() => flushSync(() => takeNow(seen)));
  });
  useLayoutEffect(() => lookOnce(), []);
}
