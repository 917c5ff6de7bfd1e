import { type EntryRole, isBackInDocument, roleOf, setRole, stepsOut, whenBackReaches } from './historyEntry.ts';

/** Asks for confirmation before a screen with unsaved changes is left, and makes Back close layers first. */
export interface LeaveGuard {
  /** Blocks leaving the screen because it has unsaved changes. @returns unblocks */
  block(): () => void;
  /** Makes Back close a layer over the screen, such as a sheet; the last added one first. @returns removes the layer */
  addLayer(close: () => void): () => void;
  /** Resolves to whether the screen can be left: at once if nothing blocks it, otherwise with the user's answer. */
  mayLeave(): Promise<boolean>;
  /** Whether the confirmation dialog is open. */
  isAsking(): boolean;
  /** Answers the dialog. Leaving discards all unsaved changes, so the guard stays off until the next input. */
  answer(leaves: boolean): void;
  subscribe(listener: () => void): () => void;
}

interface HistoryEntry {
  /** Position in the history of the tab; `null` if the browser has no Navigation API. */
  index: number | null;
  url: string;
  /** The URL's path and query. */
  screen: string;
  role: EntryRole | null;
}

function readCurrentEntry(): HistoryEntry {
  const { pathname, search, href } = window.location;
  const index = window.navigation?.currentEntry?.index ?? null;
  return { index, url: href, screen: pathname + search, role: roleOf(window.history.state) };
}

/** Whether the tab went back from a buffer to its base. */
function isBackToBase(from: HistoryEntry | null, to: HistoryEntry): boolean {
  return from?.role === 'buffer' && to.role === 'base';
}

/** Returns the number of steps between two entries, negative for Back; `null` if it is unknown. */
function stepsBetween(from: HistoryEntry, to: HistoryEntry): number | null {
  if (from.index !== null && to.index !== null) return to.index - from.index;
  return isBackToBase(from, to) ? -1 : null;
}

interface LeaveGuardInput {
  /** Whether the shop is the whole page. Inside another page, such as a story, it must not change the history. @default true */
  isPage?: boolean;
}

/**
 * Creates the guard of a tab. It asks before a link or Back leaves the screen; the browser asks before the page is closed. Create it
 * before the router, so that it gets `popstate` events first.
 *
 * On the first entry of a page, Back would leave the page without an event. There the guard pushes a buffer: a copy of that entry.
 * The buffer stays when nothing is blocked any more; Back from it skips its base.
 *
 * @example
 * const unblock = guard.block();
 * if (await guard.mayLeave()) navigate();
 */
export function createLeaveGuard({ isPage = true }: LeaveGuardInput = {}): LeaveGuard {
  const blocks = new Set<symbol>();
  const layers: (() => void)[] = [];
  const listeners = new Set<() => void>();
  let pendingAnswers: ((leaves: boolean) => void)[] = [];
  /** Whether there are unsaved changes that the user has not discarded. */
  let isBlocked = false;
  /** The entry that Back must not leave; `null` if it can. */
  let guardedEntry: HistoryEntry | null = null;
  let cancelBuffer: () => void = () => undefined;
  /** The entry as of the last event. */
  let currentEntry: HistoryEntry | null = globalThis.window ? readCurrentEntry() : null;

  function setPendingAnswers(answers: typeof pendingAnswers) {
    pendingAnswers = answers;
    for (const listener of listeners) listener();
  }

  const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();

  /** Undoes Back, which has already changed the URL. Then closes a layer or asks the user. */
  function onPopState(event: PopStateEvent) {
    const previous = currentEntry;
    const current = readCurrentEntry();
    currentEntry = current;
    const isBase = isBackToBase(previous, current);
    if (!guardedEntry) {
      if (isBase && previous) skipBase(event, previous);
      return;
    }
    const steps = stepsBetween(guardedEntry, current);
    const closeLayer = layers.at(-1);
    // The tab has returned to the guarded entry, or the user has followed a skip link, which can't happen below a layer.
    const isSameScreen = current.screen === guardedEntry.screen && !isBase && !(closeLayer && steps !== null);
    if (steps === 0 || isSameScreen) {
      guardedEntry = current;
      return;
    }
    event.stopImmediatePropagation();
    // If the direction is unknown, push the guarded entry again after the current one.
    if (steps === null) window.history.pushState(null, '', guardedEntry.url);
    else window.history.go(-steps);
    if (closeLayer) closeLayer();
    else void guard.mayLeave().then((leaves) => leaves && window.history.go(steps ?? -1));
  }

  /** Goes back past the base. If there is no entry before it, the screen stays, so its URL must be restored. */
  function skipBase(event: PopStateEvent, previous: HistoryEntry) {
    event.stopImmediatePropagation();
    const { state } = window.history;
    window.history.replaceState(state, '', previous.url);
    window.history.go(-stepsOut(state));
  }

  function pushBuffer() {
    if (!guardedEntry || guardedEntry.role === 'buffer' || isBackInDocument()) return;
    setRole('base');
    window.history.pushState({ ...window.history.state, role: 'buffer' }, '', window.location.href);
    guardedEntry = currentEntry = readCurrentEntry();
  }

  /** Updates the entry after the router has changed it. An entry that was replaced keeps its role. */
  function onRouterNavigation(isNew: boolean) {
    const role = isNew ? null : currentEntry?.role;
    if (role && roleOf(window.history.state) === null) setRole(role);
    currentEntry = readCurrentEntry();
    if (guardedEntry) guardedEntry = currentEntry;
  }

  function updateGuardedEntry() {
    const isGuarded = isBlocked || layers.length > 0;
    if (isGuarded && guardedEntry) return;
    guardedEntry = isGuarded ? readCurrentEntry() : null;
    cancelBuffer();
    if (guardedEntry && isPage) cancelBuffer = whenBackReaches(pushBuffer);
  }

  function setBlocked(value: boolean) {
    isBlocked = value;
    updateGuardedEntry();
    if (value) window.addEventListener('beforeunload', preventUnload);
    else window.removeEventListener('beforeunload', preventUnload);
  }

  function blockIfUnsaved() {
    if (!isBlocked && blocks.size > 0) setBlocked(true);
  }

  const guard: LeaveGuard = {
    block() {
      const id = Symbol('block');
      blocks.add(id);
      blockIfUnsaved();
      return () => {
        // The last changes were saved, or their screen is gone: an open dialog is no longer needed.
        if (blocks.delete(id) && blocks.size === 0) guard.answer(true);
      };
    },
    addLayer(close) {
      const closeLayer = () => close();
      layers.push(closeLayer);
      updateGuardedEntry();
      return () => {
        const index = layers.indexOf(closeLayer);
        if (index >= 0) layers.splice(index, 1);
        updateGuardedEntry();
      };
    },
    mayLeave() {
      if (!isBlocked) return Promise.resolve(true);
      return new Promise((resolve) => setPendingAnswers([...pendingAnswers, resolve]));
    },
    isAsking: () => pendingAnswers.length > 0,
    answer(leaves) {
      if (leaves) setBlocked(false);
      const answers = pendingAnswers;
      setPendingAnswers([]);
      for (const resolve of answers) resolve(leaves);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  globalThis.window?.addEventListener('popstate', onPopState);
  // Wouter dispatches these events. A layer can change the query of its screen, which moves the guarded entry.
  globalThis.window?.addEventListener('pushState', () => onRouterNavigation(true));
  globalThis.window?.addEventListener('replaceState', () => onRouterNavigation(false));
  // After discarding changes, the navigation may have failed. If the user types again, the screen must be guarded again.
  globalThis.window?.addEventListener('input', blockIfUnsaved);
  return guard;
}
