/**
 * What an entry of the tab's history is for the leave guard: the buffer is a copy of its base, pushed so that Back is heard by the
 * page instead of leaving it.
 */
export type EntryRole = 'base' | 'buffer';

interface EntryState {
  role: EntryRole;
  stepsOut?: number;
}

/** Returns the role that an entry was given in its `history.state`. */
export function roleOf(state: unknown): EntryRole | null {
  if (typeof state !== 'object' || state === null || !('role' in state)) return null;
  return state.role === 'base' || state.role === 'buffer' ? state.role : null;
}

/** Gives the current entry a role; the rest of its state stays. */
export function setRole(role: EntryRole): void {
  window.history.replaceState({ ...window.history.state, role }, '');
}

/** Whether the browser can go back from the current entry, as far as it says. A buffer and its base count as one. */
export function hasEntryBefore(): boolean {
  const { length, state } = window.history;
  return length > (roleOf(state) === 'buffer' ? 2 : 1);
}

/** Whether Back stays in this document; `false` where the browser has no Navigation API. */
export function isBackInDocument(): boolean {
  const { navigation } = window;
  const index = navigation?.currentEntry?.index ?? -1;
  return index > 0 && navigation.entries()[index - 1]?.sameDocument === true;
}

/** Events with which a browser allows a page to add to the history: Back skips what was added before. */
const GESTURES = ['pointerup', 'keydown'] as const;

/**
 * Calls back as soon as Back reaches what is added to the history: at once, or with the next gesture on the page.
 *
 * @returns cancels it
 * @see https://html.spec.whatwg.org/multipage/interaction.html#history-action-activation
 */
export function whenBackReaches(add: () => void): () => void {
  // Where the browser has no such rule, it may not have this property either.
  const activation: UserActivation | undefined = window.navigator.userActivation;
  if (activation?.hasBeenActive ?? true) {
    add();
    return () => undefined;
  }
  const listening = new AbortController();
  const onGesture = () => {
    listening.abort();
    add();
  };
  for (const gesture of GESTURES) window.addEventListener(gesture, onGesture, { signal: listening.signal });
  return () => listening.abort();
}

/** How many entries Back has to skip from a base: those of a task that is over, such as paying. */
export function stepsOut(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('stepsOut' in state)) return 1;
  return typeof state.stepsOut === 'number' ? state.stepsOut : 1;
}

/**
 * Returns how many steps back the screen before a task is; where the task began the tab, its own first entry, which may be the
 * current one (0). Returns 1 where the browser has no Navigation API.
 *
 * @param isPartOf whether an address belongs to the task
 */
export function stepsBefore(isPartOf: (url: URL) => boolean): number {
  const { navigation } = window;
  const index = navigation?.currentEntry?.index;
  if (index === undefined) return 1;
  let steps = Math.min(1, index);
  while (steps < index && isPartOf(new URL(navigation.entries()[index - steps]?.url ?? window.location.href)))
    steps += 1;
  return steps;
}

/**
 * Puts a screen below the current entry, once, so that Back leads there instead of leaving the document.
 *
 * @param path the screen
 * @param steps how many entries Back goes from that screen, at least one: it is pushed twice, as base and buffer of the leave guard
 */
export function putBelow(path: string, steps: number): void {
  const { state } = window.history;
  if (isBackInDocument() || state?.isAbove === true) return;
  const { href } = window.location;
  // In one task, so that the router doesn't render the screen below.
  window.history.replaceState({ role: 'base', stepsOut: Math.max(1, steps) } satisfies EntryState, '', path);
  window.history.pushState({ role: 'buffer' } satisfies EntryState, '', path);
  window.history.pushState({ ...state, isAbove: true }, '', href);
}

/** Whether the browser loaded this document by going back from an address, as far as it says. */
export function isBackFrom(path: string): boolean {
  // Newer than the oldest browsers that the shop supports.
  const activation: NavigationActivation | null | undefined = window.navigation?.activation;
  if (!activation?.from?.url || activation.navigationType !== 'traverse') return false;
  return activation.from.index > activation.entry.index && new URL(activation.from.url).pathname === path;
}

/** Whether the browser loaded this very address by going back or forward. */
export function isRevisited(): boolean {
  const [entry] = window.performance.getEntriesByType('navigation');
  return entry?.name === window.location.href && 'type' in entry && entry.type === 'back_forward';
}
