import { connectPglite } from './connectPglite.ts';
import { connectPostgres, type PostgresSource } from './connectPostgres.ts';
import type { Connection } from './database.ts';

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
