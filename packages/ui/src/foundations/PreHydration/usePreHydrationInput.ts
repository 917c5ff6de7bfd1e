import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useEffectEvent } from '../useEffectEvent.ts';

/**
 * Checks once, at hydration, for input into server-rendered controls: by the user, a password
 * manager, or a browser that restores a page. React does not know this input and would overwrite it
 * in its next render.
 *
 * @param read compares the controls with the values that React rendered
 * @param apply receives the result of `look` unless it is `undefined`
 */
export function usePreHydrationInput<Seen>(read: () => Seen | undefined, apply: (input: Seen) => void) {
  const hasLooked = useRef(false);
  const takeNow = useEffectEvent(apply);
  const lookOnce = useEffectEvent(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    const input = read();
    // Run one by one, after all components have looked, and flushed each time. Otherwise a parent
    // that stores several fields in one object would keep only the last one.
    if (input !== undefined) queueMicrotask(() => flushSync(() => takeNow(input)));
  });
  useLayoutEffect(() => lookOnce(), []);
}
