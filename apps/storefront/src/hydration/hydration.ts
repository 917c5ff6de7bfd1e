import { createContext, useContext, useEffect, useState } from 'react';

/**
 * Knows when the browser has taken the whole of the server's page over. React takes what stands inside `Suspense` and
 * `Activity` over later than the rest; whatever changes in between (session, clock) would no longer match the page.
 */
export interface Hydration {
  /** Something that is taken over by itself, and may be on the page. */
  createPart(): HydrationBoundary;
  /** All but the parts has been taken over. */
  restArrived(): void;
}

/** Told as often as one likes: only the first time counts. */
export interface HydrationBoundary {
  /** It is on the page, and waited for. */
  expect(): void;
  /** It has been taken over, or is not waited for any longer. */
  settle(): void;
}

/** @param onDone called once, when nothing is left */
export function createHydration(onDone: () => void): Hydration {
  const left = new Set<HydrationBoundary>();
  let isRestHere = false;
  let isDone = false;
  function look() {
    if (isDone || !isRestHere || left.size > 0) return;
    isDone = true;
    onDone();
  }
  return {
    createPart() {
      let isSettled = false;
      const part: HydrationBoundary = {
        expect() {
          if (!isSettled) left.add(part);
        },
        settle() {
          isSettled = true;
          left.delete(part);
          look();
        },
      };
      return part;
    },
    restArrived() {
      isRestHere = true;
      look();
    },
  };
}

const HydrationContext = createContext<Hydration>(createHydration(() => undefined));
export const HydrationProvider = HydrationContext.Provider;

/** For the component round a `Suspense` or `Activity`: what is inside settles it once it is taken over. */
export function useHydrationBoundary(): HydrationBoundary {
  const hydration = useContext(HydrationContext);
  const [part] = useState(() => hydration.createPart());
  useEffect(() => {
    part.expect();
    return part.settle;
  }, [part]);
  return part;
}

/** For a component inside it. */
export function useSettleBoundary(part: HydrationBoundary): void {
  useEffect(() => part.settle(), [part]);
}
