/** Keeps a screen while something on it is neither saved nor given up. */
export interface LeaveGuard {
  /** Holds the screen. @returns lets it go */
  hold(): () => void;
  /** Whether the screen may be left: at once where nothing holds it, else as its shopper answers. */
  mayLeave(): Promise<boolean>;
  /** Whether the shopper is being asked. */
  isAsking(): boolean;
  /** What the shopper says. Who leaves gives up all that held the screen, until the next word that is typed. */
  answer(leaves: boolean): void;
  subscribe(listener: () => void): () => void;
}

interface Place {
  /** Where the tab stands in its history, as far as its browser tells. */
  index: number | null;
  url: string;
  /** The address without its fragment. */
  screen: string;
}

function currentPlace(): Place {
  const { pathname, search, href } = window.location;
  return { index: window.navigation?.currentEntry?.index ?? null, url: href, screen: pathname + search };
}

/** How far one place is from another; `null` where the browser does not tell. */
function stepsBetween(from: Place, to: Place): number | null {
  return from.index === null || to.index === null ? null : to.index - from.index;
}

/**
 * Makes the guard of a tab, or of a server render, where nothing is ever held. It asks before a link, and Back, leave the
 * screen; the browser asks before the page is left. A tab makes it before its router, so that it hears of Back first.
 */
export function createLeaveGuard(): LeaveGuard {
  const holds = new Set<symbol>();
  const listeners = new Set<() => void>();
  let asked: ((leaves: boolean) => void)[] = [];
  /** Where the tab is kept; `null` while it may go anywhere. */
  let place: Place | null = null;

  function tell(waiting: typeof asked) {
    asked = waiting;
    for (const listener of listeners) listener();
  }

  const warn = (event: BeforeUnloadEvent) => event.preventDefault();

  /** The address has moved already when this is heard: it goes back until the shopper has answered. */
  function stay(event: PopStateEvent) {
    if (!place) return;
    const now = currentPlace();
    const steps = stepsBetween(place, now);
    // A skip link, or the way back to where the tab is kept.
    if (now.screen === place.screen || steps === 0) {
      place = now;
      return;
    }
    event.stopImmediatePropagation();
    // Nobody knows which way it went: its place is made anew behind where it is now.
    if (steps === null) window.history.pushState(null, '', place.url);
    else window.history.go(-steps);
    void guard.mayLeave().then((leaves) => leaves && window.history.go(steps ?? -1));
  }

  function watch() {
    if (place || holds.size === 0) return;
    place = currentPlace();
    window.addEventListener('beforeunload', warn);
  }

  function giveUp() {
    place = null;
    window.removeEventListener('beforeunload', warn);
  }

  const guard: LeaveGuard = {
    hold() {
      const hold = Symbol('hold');
      holds.add(hold);
      watch();
      return () => {
        // Saved while the question stood, or gone by another way.
        if (holds.delete(hold) && holds.size === 0) guard.answer(true);
      };
    },
    mayLeave() {
      if (!place) return Promise.resolve(true);
      return new Promise((resolve) => tell([...asked, resolve]));
    },
    isAsking: () => asked.length > 0,
    answer(leaves) {
      if (leaves) giveUp();
      const waiting = asked;
      tell([]);
      for (const resolve of waiting) resolve(leaves);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  globalThis.window?.addEventListener('popstate', stay);
  // Who types on has not left after all, whatever became of the way out.
  globalThis.window?.addEventListener('input', watch);
  return guard;
}
