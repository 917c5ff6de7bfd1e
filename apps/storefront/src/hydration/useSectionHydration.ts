import { followLink } from '@mallard/ui/MallardProvider';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../app/services.ts';
import { type EventReplay, recordEvents } from './eventReplay.ts';
import { type HydrationBoundary, useHydrationBoundary } from './hydration.ts';

/** Milliseconds that the rest of the page waits for a part. */
const PATIENCE = 3000;
/** Milliseconds until code that could not be loaded is asked for again: twice as many each time. */
const RETRY_AFTER = 3000;
const RETRY_AT_MOST = 60_000;

interface SectionHydration {
  /** Whether the code came too late to take over what the server drew. */
  isAnew: boolean;
  /** Call it in the commit that takes the part over, or draws it. */
  onHere: () => void;
  /** To be settled after that, when what lies within is known of. */
  hydration: HydrationBoundary;
}

/**
 * Sees to it that a part of the page is taken over, and that what is pressed in it meanwhile is not lost. Session and clock wait
 * for it, a while: what no longer matches the page then is drawn anew when its code is here.
 *
 * @param place holds the part
 * @param bring brings its code; asked again after a failure, for as long as the part is on the page
 */
export function useSectionHydration(
  place: RefObject<HTMLElement | null>,
  bring: () => Promise<void>,
): SectionHydration {
  const hydration = useHydrationBoundary();
  const { followLink: followRouted } = useServices();
  const isHere = useRef(false);
  const press = useRef<EventReplay>(undefined);
  const [isAnew, setAnew] = useState(false);

  useEffect(() => {
    if (isHere.current || !place.current) return;
    let isGone = false;
    let isLate = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    function stopWaiting() {
      if (isHere.current) return;
      isLate = true;
      hydration.settle();
    }
    function ask(pause: number) {
      bring().then(
        () => {
          if (!isGone && isLate) setAnew(true);
        },
        () => {
          if (isGone) return;
          stopWaiting();
          retry = setTimeout(() => ask(Math.min(pause * 2, RETRY_AT_MOST)), pause);
        },
      );
    }
    const follow = (event: MouseEvent) => followLink(event, followRouted);
    const kept = recordEvents(place.current, () => isHere.current, { follow });
    press.current = kept;
    const patience = setTimeout(stopWaiting, PATIENCE);
    ask(RETRY_AFTER);
    return () => {
      isGone = true;
      clearTimeout(patience);
      clearTimeout(retry);
      kept.forget();
    };
  }, [hydration, place, bring, followRouted]);

  const onHere = useCallback(() => {
    isHere.current = true;
    // The press that made React take it over has to arrive first.
    setTimeout(() => press.current?.answer());
  }, []);

  return { isAnew, onHere, hydration };
}
