import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Looks once, as soon as its component's scripts have come, at what was put into controls that a server drew: by their reader, by a
 * password manager, by a browser that goes back to a page. React knows nothing of it, and would put the old state back as soon as
 * it draws again.
 *
 * @param look compares the controls with what React has drawn
 * @param take gets what is other
 */
export function useEarlyInput<Seen>(look: () => Seen | undefined, take: (seen: Seen) => void) {
  const hasLooked = useRef(false);
  const takeNow = useEffectEvent(take);
  const lookOnce = useEffectEvent(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    const seen = look();
    // One after another, once all have looked, each in what its owner has drawn by then: who keeps several in one object would
    // else keep the last alone.
    if (seen !== undefined) queueMicrotask(() => flushSync(() => takeNow(seen)));
  });
  useLayoutEffect(() => lookOnce(), []);
}
