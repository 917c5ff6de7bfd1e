import { parseArgs } from 'node:util';

/**
 * What is measured.
 *
 * @typedef {object} LoadOptions
 * @property {number} rounds visits of each kind to each screen
 * @property {string} only screens whose name contains this
 * @property {string | undefined} url a shop that is open already; by default one of our own
 * @property {string} file where the figures are written as JSON
 */

export const LOAD_USAGE = `Usage: npm run bench:load -- [options]
  --rounds 5                    visits of each kind to each screen
  --only home                   screens whose name contains this
  --url http://localhost:4310   a shop that is open already; by default one is built and opened
  --json bench/load/.cache/last.json   where the figures are written`;

/**
 * Reads the command line. Plain JavaScript, because it is asked before anything is installed.
 *
 * @param {readonly string[]} args
 * @returns {LoadOptions}
 * @throws {RangeError | TypeError} that says what is wrong
 */
export function readOptions(args) {
  const { rounds, only, url, json } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
      url: { type: 'string' },
      json: { type: 'string', default: 'bench/load/.cache/last.json' },
    },
  }).values;
  if (!/^[1-9]\d{0,2}$/.test(rounds)) throw new RangeError(`--rounds is a number from 1 to 999, not “${rounds}”.`);
  if (url !== undefined && !/^https?:\/\//.test(url)) throw new RangeError(`--url is an address, not “${url}”.`);
  return { rounds: Number(rounds), only, url: url?.replace(/\/$/, ''), file: json };
}
