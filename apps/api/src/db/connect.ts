import { connectPglite } from './connectPglite.ts';
import { connectPostgres, type PostgresSource } from './connectPostgres.ts';
import type { Database } from './database.ts';

/** An open database, whichever engine it runs on. */
export interface Connection {
  db: Database;
  engine: 'pglite' | 'postgres';
  /** How many calls may use it at once. */
  capacity: number;
  /** Resolves when the database answers; rejects when it does not within a second. */
  ping(): Promise<void>;
  /** Waits for what is running, then lets go of files and sockets. May be called twice. */
  close(): Promise<void>;
  /** Resolves, with the reason, when the database is gone for good; one behind a network may come back. */
  readonly lost?: Promise<Error>;
}

/** Where the data is: a folder for the embedded database, its absence for one in memory, or a server's address. */
export type DataSource = PostgresSource | { dataDir?: string; loadDataDir?: Blob };

/**
 * Opens the database. Does not migrate.
 *
 * @throws {StartupError} when the folder is in use or not writable, or the server cannot be reached
 */
export function connect(source: DataSource): Promise<Connection> {
  return 'url' in source ? connectPostgres(source) : connectPglite(source);
}
