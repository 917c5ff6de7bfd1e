import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './paths.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.data', '.cache']);

/**
 * Lists the files below a path in a fixed order. Returns an empty list if the path does not exist.
 *
 * @param {string} path a file or a folder
 * @returns {string[]}
 */
export function filesBelow(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (stats.isFile()) return [path];
  return readdirSync(path)
    .sort()
    .filter((name) => !SKIPPED.has(name))
    .flatMap((name) => filesBelow(join(path, name)));
}

/**
 * Returns a hash of the names and contents of files.
 *
 * @param {readonly string[]} files
 * @param {readonly string[]} [facts] other values that are hashed
 */
export function fingerprint(files, facts = []) {
  const hash = createHash('sha256');
  for (const fact of facts) hash.update(`${fact}\0`);
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Runs work unless it was done before with the same fingerprint. The stamp is deleted before the work and written after it, so
 * interrupted work runs again.
 *
 * @param {string} stamp file with the fingerprint of the last run
 * @param {string} print fingerprint of the inputs
 * @param {() => Promise<void>} work
 */
export async function once(stamp, print, work) {
  if (statSync(stamp, { throwIfNoEntry: false }) && readFileSync(stamp, 'utf8') === print) return;
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}
