import { parseArgs } from 'node:util';

/**
 * Reads the only argument of a command: a folder.
 *
 * @param {readonly string[]} args
 * @returns {string}
 * @throws {RangeError} when there is none, or more
 */
export function readFolder(args) {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0) throw new RangeError('Name one folder.');
  return folder;
}
