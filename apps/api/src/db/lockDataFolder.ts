import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../config/startupError.ts';

const SQLITE_BUSY = 5;

/**
 * Takes a data folder for this process alone. PGlite itself lets a second process in, and then both lose writes.
 *
 * The lock is a transaction of SQLite on a file of its own, which is to say a lock of the operating system: it ends with
 * the process, however that ends, so there is nothing stale to clear away.
 *
 * @param folder made when it is missing
 * @returns gives the folder back
 * @throws {StartupError} when another process has it, or it cannot be written
 */
export function lockDataFolder(folder: string): () => void {
  let lock: DatabaseSync;
  try {
    makeFolder(resolve(folder));
    lock = new DatabaseSync(join(folder, 'mallard.lock'));
  } catch (error) {
    throw notWritable(folder, error);
  }
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: unknown }).errcode !== SQLITE_BUSY) throw notWritable(folder, error);
    throw new StartupError(
      `The data folder ${folder} is in use by another process of this program. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
  return () => lock.close();
}

/** Node's own `recursive` never ends in places that refuse folders with ENOENT, such as /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

function notWritable(folder: string, error: unknown): StartupError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StartupError(
    `Cannot write to the data folder ${folder} (${reason}). Give this user write access to it, or set DATA_DIR to another folder.`,
  );
}
