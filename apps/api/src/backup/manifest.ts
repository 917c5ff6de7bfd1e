import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { StartupError } from '../config/startupError.ts';
import { isUploadName } from '../gateways/folderFileStore.ts';

/** File and folder names of a backup. */
export const MANIFEST = 'manifest.json';
export const SECRETS = 'secrets.json';
export const TABLES = 'tables';
export const UPLOADS = 'uploads';

const manifestSchema = v.object({
  format: v.literal(1),
  /** Version of Mallard that wrote it. */
  version: v.string(),
  createdAt: v.string(),
  migrations: v.array(v.string()),
  tables: v.record(v.string(), v.object({ rows: v.number(), digest: v.string() })),
  sequences: v.record(v.string(), v.number()),
  /** SHA-256 of each uploaded picture by name. */
  uploads: v.record(v.pipe(v.string(), v.check(isUploadName)), v.string()),
});

/** Content description of a backup. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

/**
 * Reads the manifest of a backup.
 *
 * @throws {StartupError} when the folder contains no backup, or one in another format
 */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return v.parse(manifestSchema, JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  } catch (cause) {
    throw new StartupError(
      `${folder} is not a backup that this version of Mallard can read. Name the folder that npm run backup created.`,
      { cause },
    );
  }
}

/** Computes the SHA-256 of a file, in hexadecimal. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
