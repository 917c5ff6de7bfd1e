import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Looks once, as soon as its component's scripts have come, at what was done to controls that a server drew: by their reader, by a
 * password manager, by a browser that goes back to a page. React knows nothing of it, and would put the old state back as soon as
 * it draws again.
 *
 * @param look compares the controls with what React has drawn, and takes what is other
 */
export function useEarlyInput(look: () => void) {
  const hasLooked = useRef(false);
  const lookOnce = useEffectEvent(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    look();
  });
  useLayoutEffect(() => lookOnce(), []);
}
