import * as v from 'valibot';
import type { Store } from './createStore.ts';

/** The session of a signed-in shopper. */
export interface StoredSession {
  token: string;
  refreshToken: string;
  userUuid: string;
  /** Whether the session outlives this tab. */
  rememberMe: boolean;
}

/** The keys of a session; a `storage` event for one of them means that another tab signed in or out. */
export const sessionKeys = ['token', 'refreshToken', 'userUuid', 'rememberMe'] as const;

/** The stored session. Don't keep a copy: another tab may have written since. */
export interface SessionStore {
  read(): StoredSession | null;
  write(session: StoredSession): void;
  /**
   * Signs out, in this tab's area and in the shared one.
   *
   * @param token only if this is still the stored token: a late refusal of an old one must not end a newer session
   */
  clear(token?: string): void;
}

/**
 * Stores the session in local storage with `rememberMe`, otherwise in session storage; never in both. If it does not
 * fit, nothing of it is stored, and this tab has it in memory. The caller notifies others of changes.
 */
export function createSessionStore({ local, session }: { local: Store; session: Store }): SessionStore {
  const shared = sessionEntries(local);
  const ownTab = sessionEntries(session);
  let remembered: StoredSession | null = null;

  function read(): StoredSession | null {
    return remembered ?? ownTab.read() ?? shared.read();
  }

  return {
    read,
    write(next) {
      (next.rememberMe ? ownTab : shared).clear();
      const area = next.rememberMe ? shared : ownTab;
      const isStored = area.write(next);
      if (!isStored) area.clear();
      remembered = isStored ? null : { ...next };
    },
    clear(token) {
      if (token !== undefined && read()?.token !== token) return;
      remembered = null;
      ownTab.clear();
      shared.clear();
    },
  };
}

function sessionEntries(store: Store) {
  const text = (key: (typeof sessionKeys)[number]) =>
    store.entry({ key, version: 1, schema: v.pipe(v.string(), v.minLength(1)), fallback: () => null });
  const token = text('token');
  const refreshToken = text('refreshToken');
  const userUuid = text('userUuid');
  const rememberMe = store.entry({ key: 'rememberMe', version: 1, schema: v.boolean(), fallback: () => null });

  return {
    /** Reads the session. A missing part, as after a crash between two writes, means signed out. */
    read(): StoredSession | null {
      const parts = {
        token: token.read(),
        refreshToken: refreshToken.read(),
        userUuid: userUuid.read(),
        rememberMe: rememberMe.read(),
      };
      return isWhole(parts) ? parts : null;
    },
    /** @returns whether all of it will outlive this page; otherwise parts of it may */
    write(next: StoredSession): boolean {
      // If the page crashes in between, a name must never be beside another user's token.
      if (userUuid.read() !== next.userUuid) token.clear();
      const outcomes = [
        rememberMe.write(next.rememberMe),
        userUuid.write(next.userUuid),
        refreshToken.write(next.refreshToken),
        token.write(next.token),
      ];
      return outcomes.every((outcome) => outcome === 'stored');
    },
    clear(): void {
      for (const entry of [token, refreshToken, userUuid, rememberMe]) entry.clear();
    },
  };
}

function isWhole(parts: { [Key in keyof StoredSession]: StoredSession[Key] | null }): parts is StoredSession {
  return Object.values(parts).every((part) => part !== null);
}
