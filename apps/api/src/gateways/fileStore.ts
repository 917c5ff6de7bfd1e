import type { Pages } from './pages.ts';

/** Keeps the pictures that shoppers send. */
export interface FileStore {
  /**
   * @param name a random name made by us, with its extension
   * @returns the address from which it is served
   */
  put(file: { name: string; type: string; bytes: Uint8Array }): Promise<{ url: string }>;
  /** Does nothing when there is no such file. */
  remove(name: string): Promise<void>;
  /** Serves the files, where this server does so itself. */
  readonly pages: Pages | null;
}
