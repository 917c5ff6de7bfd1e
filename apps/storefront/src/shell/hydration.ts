import { createContext, useContext, useEffect } from 'react';

/**
 * Knows when the browser has taken the whole of the server's page over. React takes what stands inside `Suspense` and
 * `Activity` over later than the rest; whatever changes in between (session, clock) would no longer match the page.
 */
export interface Hydration {
  /** A part that is taken over by itself is on the page. */
  expectPart(): void;
  /** Such a part has been taken over. */
  partArrived(): void;
  /** All but the parts has been taken over. */
  restArrived(): void;
}

/** @param onDone called once, when nothing is left */
export function createHydration(onDone: () => void): Hydration {
  let partsLeft = 0;
  let isRestHere = false;
  let isDone = false;
  function look() {
    if (isDone || !isRestHere || partsLeft > 0) return;
    isDone = true;
    onDone();
  }
  return {
    expectPart() {
      partsLeft += 1;
    },
    partArrived() {
      partsLeft -= 1;
      look();
    },
    restArrived() {
      isRestHere = true;
      look();
    },
  };
}

const HydrationContext = createContext<Hydration | null>(null);
export const HydrationProvider = HydrationContext.Provider;

/** For the component round a `Suspense` or `Activity`: tells that its content is taken over by itself. */
export function useExpectedPart(): void {
  const hydration = useContext(HydrationContext);
  useEffect(() => hydration?.expectPart(), [hydration]);
}

/** For a component inside that content. */
export function useArrivedPart(): void {
  const hydration = useContext(HydrationContext);
  useEffect(() => hydration?.partArrived(), [hydration]);
}
