import { useEffect, useRef } from 'react';

/**
 * Sends `network.changed` to an actor whenever the shop becomes reachable or unreachable.
 *
 * @param sentBefore the state that the actor has already: by default that of its input
 */
export function useNetworkEvents(
  actor: { send: (event: { type: 'network.changed'; isOnline: boolean }) => void },
  isOnline: boolean | undefined,
  sentBefore = isOnline,
): void {
  const lastSent = useRef(sentBefore);
  useEffect(() => {
    if (isOnline === undefined || isOnline === lastSent.current) return;
    lastSent.current = isOnline;
    actor.send({ type: 'network.changed', isOnline });
  }, [actor, isOnline]);
}
