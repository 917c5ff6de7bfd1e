import type { StoredSession } from '../storage/index.ts';

/** Tokens of a signed-in shopper. */
export type SessionTokens = StoredSession;

/** The session. Don't keep a copy: another tab may have changed it since. */
export interface Session {
  /** Returns the current session, or `null` when signed out. */
  read(): SessionTokens | null;
  /** Signs in, or replaces the tokens after a refresh. */
  write(tokens: SessionTokens): void;
  /**
   * Signs out.
   *
   * @param token only if this is still the access token: a late refusal of an old one must not end a newer session
   */
  clear(token?: string): void;
  /**
   * Calls the listener after every change, including those of other tabs if the store supports it.
   *
   * @returns a function that unsubscribes
   */
  subscribe(listener: () => void): () => void;
}
