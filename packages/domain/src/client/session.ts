/** What a signed-in shopper holds. */
export interface SessionTokens {
  token: string;
  refreshToken: string;
  userUuid: string;
  /** Whether the session outlives this tab. */
  rememberMe: boolean;
}

/**
 * The one place where the session lives. Reads are fresh: another tab may have written since, so nobody keeps a copy.
 */
export interface Session {
  /** The session as it is now, or `null` when signed out. */
  read(): SessionTokens | null;
  /** Signs in, or replaces the tokens after a refresh. */
  write(tokens: SessionTokens): void;
  /** Signs out. */
  clear(): void;
  /**
   * Hears of every change, those of other tabs included where the store can see them.
   *
   * @returns a function that ends the subscription
   */
  subscribe(listener: () => void): () => void;
}
