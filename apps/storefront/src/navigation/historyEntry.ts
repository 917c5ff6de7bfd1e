/**
 * Role of a history entry for the leave guard. The buffer is a copy of its base, pushed so that Back dispatches `popstate` instead of
 * leaving the page.
 */
export type EntryRole = 'base' | 'buffer';

interface EntryState {
  role: EntryRole;
  stepsOut?: number;
}

/** Returns the role in an entry's `history.state`. */
export function roleOf(state: unknown): EntryRole | null {
  if (typeof state !== 'object' || state === null || !('role' in state)) return null;
  return state.role === 'base' || state.role === 'buffer' ? state.role : null;
}

/** Sets the role of the current entry and preserves the rest of its state. */
export function setRole(role: EntryRole): void {
  window.history.replaceState({ ...window.history.state, role }, '');
}

/** Whether there is an entry before the current one. A buffer and its base count as one. */
export function hasEntryBefore(): boolean {
  const { length, state } = window.history;
  return length > (roleOf(state) === 'buffer' ? 2 : 1);
}

/** Whether Back stays in this document; `false` if the browser has no Navigation API. */
export function isBackInDocument(): boolean {
  const { navigation } = window;
  const index = navigation?.currentEntry?.index ?? -1;
  return index > 0 && navigation.entries()[index - 1]?.sameDocument === true;
}

/** User events that activate a page. Browsers make Back skip entries that were added before the first one. */
const GESTURES = ['pointerup', 'keydown'] as const;

/**
 * Calls `add` as soon as Back doesn't skip an added entry: at once, or on the next user event.
 *
 * @returns cancels it
 * @see https://html.spec.whatwg.org/multipage/interaction.html#history-action-activation
 */
export function whenBackReaches(add: () => void): () => void {
  // Browsers without this rule may not have the property.
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

/** Returns how many entries Back must skip from a base: those of a finished task, such as a payment. */
export function stepsOut(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('stepsOut' in state)) return 1;
  return typeof state.stepsOut === 'number' ? state.stepsOut : 1;
}

/**
 * Returns the number of steps back to the screen before a task. If the tab was opened with the task, returns the steps to the first
 * entry, which may be the current one (0). Returns 1 if the browser has no Navigation API.
 *
 * @param isPartOf whether a URL belongs to the task
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
 * Inserts a screen before the current entry, so that Back opens it instead of leaving the document. Repeated calls have no effect.
 *
 * @param path the screen; it is pushed twice, as base and buffer of the leave guard
 * @param steps number of entries that Back goes back from that screen, at least one
 */
export function putBelow(path: string, steps: number): void {
  const { state } = window.history;
  if (isBackInDocument() || state?.isAbove === true) return;
  const { href } = window.location;
  // All in one task, so that the router doesn't render the inserted screen.
  window.history.replaceState({ role: 'base', stepsOut: Math.max(1, steps) } satisfies EntryState, '', path);
  window.history.pushState({ role: 'buffer' } satisfies EntryState, '', path);
  window.history.pushState({ ...state, isAbove: true }, '', href);
}

/** Whether this document was loaded by going back from a path; `false` if the browser doesn't report it. */
export function isBackFrom(path: string): boolean {
  // Missing in some supported browsers.
  const activation: NavigationActivation | null | undefined = window.navigation?.activation;
  if (!activation?.from?.url || activation.navigationType !== 'traverse') return false;
  return activation.from.index > activation.entry.index && new URL(activation.from.url).pathname === path;
}

/** Whether this URL was loaded by going back or forward. */
export function isRevisited(): boolean {
  const [entry] = window.performance.getEntriesByType('navigation');
  return entry?.name === window.location.href && 'type' in entry && entry.type === 'back_forward';
}
