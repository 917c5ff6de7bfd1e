import { type ComponentType, useEffect, useState } from 'react';
import { useEffectEvent } from './useEffectEvent.ts';

/** A component whose code is loaded lazily. */
export interface LazyPart<Props> {
  /** The component, once its code has loaded. */
  Part: ComponentType<Props> | undefined;
  /** Starts loading the code before it is needed, for example on hover or focus. */
  reach: () => void;
}

/**
 * Loads a component when it is first needed. Unlike `lazy`, which caches a failure and throws it
 * during render, it tries again the next time.
 *
 * @param load fetches the code
 * @param isWanted whether the component is to be shown
 * @param onMissing called when the code cannot be fetched; must set `isWanted` to `false`
 */
export function useLazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onMissing: () => void,
): LazyPart<Props> {
  const [here, setHere] = useState<{ Part: ComponentType<Props> }>();
  const bring = useEffectEvent(load);
  const miss = useEffectEvent(onMissing);
  const isNeeded = isWanted && !here;
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    bring().then(
      (Part) => isGone || setHere({ Part }),
      () => isGone || miss(),
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return { Part: here?.Part, reach: () => void load().catch(() => undefined) };
}
