import type { Database } from '../database.ts';

/** Fills an empty database with the sample shop. */
export async function seed(_db: Database, _options: { now: Date }): Promise<void> {}
