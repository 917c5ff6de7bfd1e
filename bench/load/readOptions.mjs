import { parseArgs } from 'node:util';

/**
 * Options of `npm run bench:load`.
 *
 * @typedef {object} LoadOptions
 * @property {number} rounds number of visits of each kind to each screen
 * @property {string} only part of the names of the screens to measure
 * @property {string | undefined} url URL of a running shop; by default one is started
 * @property {string} file path of the JSON file with the results
 */

export const LOAD_USAGE = `Usage: npm run bench:load -- [options]
  --rounds 5                    number of visits of each kind to each screen
  --only home                   measure only screens whose name contains this
  --url http://localhost:4310   URL of a running shop; default: builds and starts one
  --json bench/load/.cache/last.json   file for the results`;

/**
 * Parses the command line. This is plain JavaScript, because it runs before the packages are installed.
 *
 * @param {readonly string[]} args
 * @returns {LoadOptions}
 * @throws {RangeError | TypeError} for an invalid option
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
  if (!/^[1-9]\d{0,2}$/.test(rounds)) throw new RangeError(`--rounds must be a number from 1 to 999, not “${rounds}”.`);
  if (url !== undefined && !/^https?:\/\//.test(url)) throw new RangeError(`--url must be a URL, not “${url}”.`);
  return { rounds: Number(rounds), only, url: url?.replace(/\/$/, ''), file: json };
}
