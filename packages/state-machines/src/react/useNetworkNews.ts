import { useEffect, useRef } from 'react';

/** Tells an actor each time that the shop can, or can no longer, be reached; what is the case at first stands in its input. */
export function useNetworkNews(
  actor: { send: (event: { type: 'network.changed'; isOnline: boolean }) => void },
  isOnline: boolean | undefined,
): void {
  const told = useRef(isOnline);
  useEffect(() => {
    if (isOnline === undefined || isOnline === told.current) return;
    told.current = isOnline;
    actor.send({ type: 'network.changed', isOnline });
  }, [actor, isOnline]);
}
