/**
 * What an entry of the tab's history is for the leave guard: the buffer is a copy of its base, pushed so that Back is heard by the
 * page instead of leaving it.
 */
export type EntryRole = 'base' | 'buffer';

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
