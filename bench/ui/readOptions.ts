import { parseArgs } from 'node:util';
import { type Entrant, entrants, type Work, works } from './works/Work.ts';

/** What is measured. */
export interface BenchOptions {
  entrants: readonly Entrant[];
  works: readonly Work[];
  /** How many times every entrant does every work on a fresh page. */
  rounds: number;
  /** Milliseconds for which each entrant renders on the server in each round. */
  serverMs: number;
  /** Whether pages are built and weighed but not opened. */
  weighsOnly: boolean;
  /** Where the figures are written as JSON. */
  file: string;
}

const USAGE = `Usage: npm run bench:ui -- [options]
  --only ${entrants.join(',')}   entrants besides plain
  --works ${works.join(',')}   kinds of work
  --rounds 5                 how many times everyone does everything on a fresh page
  --weigh                    only build and weigh the pages
  --json bench/ui/.cache/last.json   where the figures are written`;

/**
 * Reads the command line.
 *
 * @throws {RangeError} with the usage
 */
export function readOptions(args: readonly string[]): BenchOptions {
  try {
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
    if (!/^\d{1,3}$/.test(values.rounds)) throw new RangeError(`--rounds is a number, not “${values.rounds}”`);
    return {
      entrants: namesOf('only', `plain,${values.only}`, entrants),
      works: namesOf('works', values.works, works),
      rounds: Number(values.rounds),
      serverMs: 500,
      weighsOnly: values.weigh,
      file: values.json,
    };
  } catch (error) {
    throw new RangeError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function namesOf<Name extends string>(option: string, text: string, known: readonly Name[]): readonly Name[] {
  const asked = text.split(',');
  const unknown = asked.find((name) => !known.some((one) => one === name));
  if (unknown !== undefined) throw new RangeError(`--${option} knows ${known.join(', ')}, not “${unknown}”`);
  return known.filter((name) => asked.includes(name));
}
