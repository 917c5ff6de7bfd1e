import { type EntryRole, isBackInDocument, roleOf, setRole, stepsOut, whenBackReaches } from './historyEntry.ts';

/** Keeps a screen while something on it is neither saved nor given up, or a layer lies over it. */
export interface LeaveGuard {
  /** Holds the screen. @returns lets it go */
  hold(): () => void;
  /** Makes Back leave a layer over the screen, the last one first. @returns lets it go */
  holdLayer(close: () => void): () => void;
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
  role: EntryRole | null;
}

function currentPlace(): Place {
  const { pathname, search, href } = window.location;
  const index = window.navigation?.currentEntry?.index ?? null;
  return { index, url: href, screen: pathname + search, role: roleOf(window.history.state) };
}

/** Whether the tab went back from a buffer to its base. */
function isBackToBase(from: Place | null, to: Place): boolean {
  return from?.role === 'buffer' && to.role === 'base';
}

/** How far one place is from another; `null` where the browser does not tell. */
function stepsBetween(from: Place, to: Place): number | null {
  if (from.index !== null && to.index !== null) return to.index - from.index;
  return isBackToBase(from, to) ? -1 : null;
}

interface LeaveGuardInput {
  /** Whether the shop is the page: inside another one, such as a story, the history isn't its own. @default true */
  isPage?: boolean;
}

/**
 * Makes the guard of a tab, or of a server render, where nothing is ever held. It asks before a link, and Back, leave the
 * screen; the browser asks before the page is left. A tab makes it before its router, so that it hears of Back first.
 *
 * On the first entry of a page, Back would leave the page without an event. There the guard pushes a buffer, a copy of that entry.
 * The buffer stays when nothing is held any more; Back from it goes on past its base.
 */
export function createLeaveGuard({ isPage = true }: LeaveGuardInput = {}): LeaveGuard {
  const holds = new Set<symbol>();
  const layers: (() => void)[] = [];
  const listeners = new Set<() => void>();
  let asked: ((leaves: boolean) => void)[] = [];
  /** Whether the shopper is to be asked: something is held, and was not given up since. */
  let isHeld = false;
  /** Where the tab is kept; `null` while it may go anywhere. */
  let place: Place | null = null;
  let forgetBuffer: () => void = () => undefined;
  /** Where the tab is, as of the last event. */
  let current: Place | null = globalThis.window ? currentPlace() : null;

  function tell(waiting: typeof asked) {
    asked = waiting;
    for (const listener of listeners) listener();
  }

  const warn = (event: BeforeUnloadEvent) => event.preventDefault();

  /** The address has moved already when this is heard: it goes back, to leave a layer or until the shopper has answered. */
  function stay(event: PopStateEvent) {
    const left = current;
    const now = currentPlace();
    current = now;
    const isBase = isBackToBase(left, now);
    if (!place) {
      if (isBase && left) leaveBase(event, left);
      return;
    }
    const steps = stepsBetween(place, now);
    const leaveLayer = layers.at(-1);
    // The way back to where the tab is kept, or a skip link, which nobody follows under a layer.
    const isHere = now.screen === place.screen && !isBase && !(leaveLayer && steps !== null);
    if (steps === 0 || isHere) {
      place = now;
      return;
    }
    event.stopImmediatePropagation();
    // Nobody knows which way it went: its place is made anew behind where it is now.
    if (steps === null) window.history.pushState(null, '', place.url);
    else window.history.go(-steps);
    if (leaveLayer) leaveLayer();
    else void guard.mayLeave().then((leaves) => leaves && window.history.go(steps ?? -1));
  }

  /** Goes on past the base. Where nothing is before it, the screen stays, and the address names it. */
  function leaveBase(event: PopStateEvent, left: Place) {
    event.stopImmediatePropagation();
    const { state } = window.history;
    window.history.replaceState(state, '', left.url);
    window.history.go(-stepsOut(state));
  }

  function pushBuffer() {
    if (!place || place.role === 'buffer' || isBackInDocument()) return;
    setRole('base');
    window.history.pushState({ ...window.history.state, role: 'buffer' }, '', window.location.href);
    place = current = currentPlace();
  }

  /** The tab has a new entry, or another address in the same one: then the entry keeps its role. */
  function follow(isNew: boolean) {
    const role = isNew ? null : current?.role;
    if (role && roleOf(window.history.state) === null) setRole(role);
    current = currentPlace();
    if (place) place = current;
  }

  function keepPlace() {
    const isKept = isHeld || layers.length > 0;
    if (isKept && place) return;
    place = isKept ? currentPlace() : null;
    forgetBuffer();
    if (place && isPage) forgetBuffer = whenBackReaches(pushBuffer);
  }

  function setHeld(value: boolean) {
    isHeld = value;
    keepPlace();
    if (value) window.addEventListener('beforeunload', warn);
    else window.removeEventListener('beforeunload', warn);
  }

  function watch() {
    if (!isHeld && holds.size > 0) setHeld(true);
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
    holdLayer(close) {
      const leave = () => close();
      layers.push(leave);
      keepPlace();
      return () => {
        const at = layers.indexOf(leave);
        if (at >= 0) layers.splice(at, 1);
        keepPlace();
      };
    },
    mayLeave() {
      if (!isHeld) return Promise.resolve(true);
      return new Promise((resolve) => tell([...asked, resolve]));
    },
    isAsking: () => asked.length > 0,
    answer(leaves) {
      if (leaves) setHeld(false);
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
  // As the router tells of them: a layer that changes the query of its screen stays where it is then.
  globalThis.window?.addEventListener('pushState', () => follow(true));
  globalThis.window?.addEventListener('replaceState', () => follow(false));
  // Who types on has not left after all, whatever became of the way out.
  globalThis.window?.addEventListener('input', watch);
  return guard;
}
