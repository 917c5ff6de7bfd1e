import { parseArgs } from 'node:util';

/** What is measured. */
export interface LoadOptions {
  /** Visits of each kind to each screen. */
  rounds: number;
  /** Only screens whose name contains this. */
  only: string;
  /** A shop that is open already; by default one of our own. */
  url: string | undefined;
  /** Where the figures are written as JSON. */
  file: string;
}

const USAGE = `Usage: npm run bench:load -- [options]
  --rounds 5     visits of each kind to each screen
  --only home    screens whose name contains this
  --url http://localhost:4310   a shop that is open already
  --json bench/load/.cache/last.json   where the figures are written`;

/**
 * Reads the command line.
 *
 * @throws {RangeError} with the usage
 */
export function readOptions(args: readonly string[]): LoadOptions {
  try {
    const { rounds, only, url, json } = parseArgs({
      args: [...args],
      options: {
        rounds: { type: 'string', default: '5' },
        only: { type: 'string', default: '' },
        url: { type: 'string' },
        json: { type: 'string', default: 'bench/load/.cache/last.json' },
      },
    }).values;
    if (!/^[1-9]\d{0,2}$/.test(rounds)) throw new RangeError(`--rounds is a number from 1, not “${rounds}”`);
    if (url !== undefined && !/^https?:\/\//.test(url)) throw new RangeError(`--url is an address, not “${url}”`);
    return { rounds: Number(rounds), only, url: url?.replace(/\/$/, ''), file: json };
  } catch (error) {
    throw new RangeError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}
