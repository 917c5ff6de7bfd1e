import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../config/startupError.ts';

const SQLITE_BUSY = 5;

/**
 * Locks a data folder for this process. PGlite itself doesn't prevent a second process, and then both lose writes.
 *
 * The lock is an SQLite transaction on a separate file, which uses a lock of the operating system. It ends with the process, even
 * after a crash, so there are no stale locks.
 *
 * @param folder created if missing
 * @returns releases the lock
 * @throws {StartupError} when another process has locked the folder, or when it isn't writable
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

/** Creates a folder and its parents. `mkdirSync` with `recursive` never returns in /proc, where it fails with ENOENT. */
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
