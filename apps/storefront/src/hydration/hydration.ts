import { createContext, useContext, useEffect, useState } from 'react';

/**
 * Tracks when the whole server-rendered page is hydrated. React hydrates the content of `Suspense` and `Activity` later than the
 * rest. State that changes in between (session, clock) would no longer match the HTML, so it changes only after that.
 */
export interface Hydration {
  /** Creates a boundary: content that is hydrated separately and may be on the page. */
  createBoundary(): HydrationBoundary;
  /** Call it when everything outside of the boundaries is hydrated. */
  rootHydrated(): void;
}

/** Both methods can be called repeatedly; only the first call has an effect. */
export interface HydrationBoundary {
  /** The boundary is on the page: hydration is not complete without it. */
  expect(): void;
  /** The boundary is hydrated, or must not be waited for any longer. */
  settle(): void;
}

/** @param onDone called once, when the root and all expected boundaries are hydrated */
export function createHydration(onDone: () => void): Hydration {
  const pending = new Set<HydrationBoundary>();
  let isRootHydrated = false;
  let isDone = false;
  function finishIfComplete() {
    if (isDone || !isRootHydrated || pending.size > 0) return;
    isDone = true;
    onDone();
  }
  return {
    createBoundary() {
      let isSettled = false;
      const boundary: HydrationBoundary = {
        expect() {
          if (!isSettled) pending.add(boundary);
        },
        settle() {
          isSettled = true;
          pending.delete(boundary);
          finishIfComplete();
        },
      };
      return boundary;
    },
    rootHydrated() {
      isRootHydrated = true;
      finishIfComplete();
    },
  };
}

interface PageHydration {
  hydration: Hydration;
  /** Opens the URL of a link that was clicked before its section was hydrated. */
  followLink: (href: string) => void;
}

const HydrationContext = createContext<PageHydration>({
  hydration: createHydration(() => undefined),
  followLink: (href) => window.location.assign(href),
});
export const HydrationProvider = HydrationContext.Provider;

/** Returns the function that opens the URL of a link. */
export function useLinkFollower(): PageHydration['followLink'] {
  return useContext(HydrationContext).followLink;
}

/** Creates the boundary of a component that renders a `Suspense` or `Activity`. Content inside settles it. */
export function useHydrationBoundary(): HydrationBoundary {
  const { hydration } = useContext(HydrationContext);
  const [boundary] = useState(() => hydration.createBoundary());
  useEffect(() => {
    boundary.expect();
    return boundary.settle;
  }, [boundary]);
  return boundary;
}

/** Settles a boundary when the component that calls it is hydrated. Call it inside the boundary. */
export function useSettleBoundary(boundary: HydrationBoundary): void {
  useEffect(() => boundary.settle(), [boundary]);
}
