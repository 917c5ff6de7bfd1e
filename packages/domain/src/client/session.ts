import type { StoredSession } from '../storage/index.ts';

/** What a signed-in shopper holds. */
export type SessionTokens = StoredSession;

/**
 * The one place where the session lives. Reads are fresh: another tab may have written since, so nobody keeps a copy.
 */
export interface Session {
  /** The session as it is now, or `null` when signed out. */
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
   * Hears of every change, those of other tabs included where the store can see them.
   *
   * @returns a function that ends the subscription
   */
  subscribe(listener: () => void): () => void;
}
