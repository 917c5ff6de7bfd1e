import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = '.probe';
/** Size of the test file: enough for a few database writes or one picture. */
const CONTENT = new Uint8Array(1024 * 1024);
const FRESH_MS = 5000;

/**
 * Creates a check that folders are writable. It writes a file of 1 MB to each folder and removes it. Unlike the free space that a
 * disk reports, this detects quotas and read-only disks too. Concurrent calls share one check, and its result is cached for 5
 * seconds, so that frequent calls don't wear out or fill the disk.
 *
 * @param folders folders to check; created if missing
 * @returns a function that throws the disk error, such as ENOSPC
 * @example
 * const assertWritable = createDiskProbe(['.data', '.data/uploads']);
 * await assertWritable();
 */
export function createDiskProbe(folders: readonly string[]): () => Promise<void> {
  let shared: Promise<void> | null = null;
  const forget = () => {
    shared = null;
  };
  return () => {
    shared ??= writeToAll(folders).finally(() => setTimeout(forget, FRESH_MS).unref());
    return shared;
  };
}

/** Removes files of an interrupted check. */
export async function removeProbes(folders: readonly string[]): Promise<void> {
  for (const folder of folders) await rm(join(folder, NAME), { force: true });
}

async function writeToAll(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    await mkdir(folder, { recursive: true });
    try {
      await writeFile(join(folder, NAME), CONTENT);
    } finally {
      await removeProbes([folder]);
    }
  }
}
