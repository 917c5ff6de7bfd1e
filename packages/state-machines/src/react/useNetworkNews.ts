import { useEffect, useRef } from 'react';

/**
 * Sends `network.changed` to an actor whenever the shop becomes reachable or unreachable.
 *
 * @param atFirst the state that the actor has already: by default that of its input
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
