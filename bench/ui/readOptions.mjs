import { parseArgs } from 'node:util';
import { entrants, works } from './works/names.mjs';

/** @import { Entrant, Work } from './works/Work.ts' */

/**
 * What is measured.
 *
 * @typedef {object} BenchOptions
 * @property {readonly Entrant[]} entrants
 * @property {readonly Work[]} works
 * @property {number} rounds how many times every entrant does every work on a fresh page
 * @property {number} serverMs milliseconds for which each entrant renders on the server in each round
 * @property {boolean} weighsOnly whether pages are built and weighed but not opened
 * @property {string} file where the figures are written as JSON
 */

export const UI_USAGE = `Usage: npm run bench:ui -- [options]
  --only ${entrants.join(',')}   entrants besides plain
  --works ${works.join(',')}   kinds of work
  --rounds 5   how many times everyone does everything on a fresh page
  --weigh      only build and weigh the pages
  --json bench/ui/.cache/last.json   where the figures are written`;

/**
 * Reads the command line. Plain JavaScript, because it is asked before anything is installed.
 *
 * @param {readonly string[]} args
 * @returns {BenchOptions}
 * @throws {RangeError | TypeError} that says what is wrong
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
  if (!/^[1-9]\d{0,2}$/.test(rounds)) throw new RangeError(`--rounds is a number from 1 to 999, not “${rounds}”.`);
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
 * @template {string} Name
 * @param {string} option
 * @param {string} text names with commas between them
 * @param {readonly Name[]} known
 * @returns {readonly Name[]} in the order in which they are known
 */
function namesOf(option, text, known) {
  const asked = text.split(',');
  const unknown = asked.find((name) => !known.some((one) => one === name));
  if (unknown !== undefined) throw new RangeError(`--${option} knows ${known.join(', ')}, not “${unknown}”.`);
  return known.filter((name) => asked.includes(name));
}
