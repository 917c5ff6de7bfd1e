import { useEffect, useRef } from 'react';

/**
 * Tells an actor each time that the shop can, or can no longer, be reached.
 *
 * @param atFirst what the actor knows already: by default what its input said
 */
export function useNetworkNews(
  actor: { send: (event: { type: 'network.changed'; isOnline: boolean }) => void },
  isOnline: boolean | undefined,
  atFirst = isOnline,
): void {
  const told = useRef(atFirst);
  useEffect(() => {
    if (isOnline === undefined || isOnline === told.current) return;
    told.current = isOnline;
    actor.send({ type: 'network.changed', isOnline });
  }, [actor, isOnline]);
}
