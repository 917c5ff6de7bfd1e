import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Enough for the next few writes of a database or for a picture. */
const PROBE = new Uint8Array(1024 * 1024);

/**
 * Writes a file of 1 MB and removes it: unlike the free space that a disk reports, this finds quotas and read-only disks too.
 *
 * @param folder created when it is missing
 * @throws {Error} of the disk, such as ENOSPC
 */
export async function assertWritable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `.probe-${randomUUID()}`);
  try {
    await writeFile(path, PROBE);
  } finally {
    await rm(path, { force: true });
  }
}
