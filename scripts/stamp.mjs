import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './paths.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.data', '.cache']);

/**
 * Every file below a path, in a fixed order. A path that does not exist has none.
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
 * A fingerprint of files: equal as long as their names and contents are.
 *
 * @param {readonly string[]} files
 * @param {readonly string[]} [facts] whatever else the result depends on
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
 * Does work whose result is kept, unless it was done before for the same fingerprint. The stamp goes away before the
 * work starts and is written after it, so what was broken off is done again.
 *
 * @param {string} stamp the file that remembers
 * @param {string} print what the result depends on
 * @param {() => Promise<void>} work
 */
export async function once(stamp, print, work) {
  if (statSync(stamp, { throwIfNoEntry: false }) && readFileSync(stamp, 'utf8') === print) return;
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}
