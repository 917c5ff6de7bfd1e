import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = '.probe';
/** Enough for the next few writes of a database or for a picture. */
const CONTENT = new Uint8Array(1024 * 1024);
const FRESH_MS = 5000;

/**
 * Creates a check that folders can be written to. It writes a file of 1 MB to each and removes it: unlike the free space that a
 * disk reports, this finds quotas and read-only disks too. Calls share the running check, and its result for 5 seconds, so that
 * frequent calls don't wear out or fill the disk.
 *
 * @param folders created when they are missing
 * @returns a function that throws the error of the disk, such as ENOSPC
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

/** Removes the files of a check that was killed. */
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
