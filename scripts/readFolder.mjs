import { parseArgs } from 'node:util';

/**
 * Parses the folder argument of a command.
 *
 * @param {readonly string[]} args
 * @returns {string}
 * @throws {RangeError} when there is not exactly one argument
 */
export function readFolder(args) {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [folder, ...extraArguments] = positionals;
  if (!folder || extraArguments.length > 0) throw new RangeError('Pass exactly one folder.');
  return folder;
}
