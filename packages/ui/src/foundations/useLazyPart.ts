import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** A part of a component whose code comes later. */
export interface LazyPart<Props> {
  /** The part, once it is here. */
  Part: ComponentType<Props> | undefined;
  /** Lets the code set out before it is wanted, as soon as somebody reaches for it. */
  reach: () => void;
}

/**
 * Brings a part when it is first wanted. Unlike `lazy`, which keeps a failure for good and throws it while drawing, it asks
 * again the next time.
 *
 * @param load fetches the code
 * @param isWanted whether the part is to be seen
 * @param onMissing called when the code cannot be fetched; from then on the part must not be wanted
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
