import { parseArgs } from 'node:util';
import { entrants, works } from './works/names.mjs';

/** @import { Entrant, Work } from './works/Work.ts' */

/**
 * Options of `npm run bench:ui`.
 *
 * @typedef {object} BenchOptions
 * @property {readonly Entrant[]} entrants
 * @property {readonly Work[]} works
 * @property {number} rounds number of fresh page loads for each entrant and kind of work
 * @property {number} serverMs time of server rendering for each entrant and round, in milliseconds
 * @property {boolean} weighsOnly whether only the sizes are measured
 * @property {string} file path of the JSON file with the results
 */

export const UI_USAGE = `Usage: npm run bench:ui -- [options]
  --only ${entrants.join(',')}   entrants in addition to plain
  --works ${works.join(',')}   kinds of work
  --rounds 5   number of fresh page loads for each entrant and kind of work
  --weigh      build the pages and print only their sizes
  --json bench/ui/.cache/last.json   file for the results`;

/**
 * Parses the command line. This is plain JavaScript, because it runs before the packages are installed.
 *
 * @param {readonly string[]} args
 * @returns {BenchOptions}
 * @throws {RangeError | TypeError} for an invalid option
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: entrants.join(',') },
      works: { type: 'string', default: works.join(',') },
      rounds: { type: 'string', default: '5' },
      weigh: { type: 'boolean', default: false },
      json: { type: 'string', default: 'bench/ui/.cache/last.json' },
    },
  });
  const { rounds } = values;
  if (!/^[1-9]\d{0,2}$/.test(rounds)) throw new RangeError(`--rounds must be a number from 1 to 999, not “${rounds}”.`);
  return {
    entrants: namesOf('only', `plain,${values.only}`, entrants),
    works: namesOf('works', values.works, works),
    rounds: Number(rounds),
    serverMs: 500,
    weighsOnly: values.weigh,
    file: values.json,
  };
}

/**
 * Parses a list of names.
 *
 * @template {string} Name
 * @param {string} option
 * @param {string} text names, separated by commas
 * @param {readonly Name[]} allowed
 * @returns {readonly Name[]} the named ones, in the order of `allowed`
 */
function namesOf(option, text, allowed) {
  const names = text.split(',');
  const unknown = names.find((name) => !allowed.some((allowedName) => allowedName === name));
  if (unknown !== undefined)
    throw new RangeError(`--${option} must be one of ${allowed.join(', ')}, not “${unknown}”.`);
  return allowed.filter((name) => names.includes(name));
}
