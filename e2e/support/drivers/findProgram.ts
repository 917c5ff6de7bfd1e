import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Returns the path of the first of these programs that is on the `PATH`.
 *
 * @example findProgram('firefox-esr', 'firefox')
 */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}
