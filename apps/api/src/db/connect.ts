import { connectPglite } from './connectPglite.ts';
import { connectPostgres, type PostgresSource } from './connectPostgres.ts';
import type { Connection } from './database.ts';

/** Database to open: a server URL, a folder for the embedded database, or neither for an in-memory database. */
export type DataSource = PostgresSource | { dataDir?: string; loadDataDir?: Blob };

/**
 * Opens the database. Does not run migrations.
 *
 * @throws {StartupError} when the folder is in use or not writable, or when the server is unreachable
 */
export function connect(source: DataSource): Promise<Connection> {
  return 'url' in source ? connectPostgres(source) : connectPglite(source);
}
