import { parseArgs } from 'node:util';

/** What is measured. */
export interface BenchOptions {
  engines: readonly Engine[];
  /** Numbers of products, ascending. */
  sizes: readonly number[];
  /** Orders in each shop; as many as products where it is left out. */
  orders?: number;
  /** Calls of each kind that are measured, at most. */
  calls: number;
  /** Milliseconds after which a kind of call has been measured enough. */
  budgetMs: number;
  /** Measures only kinds of calls whose name contains this. */
  only: string;
  /** Whether a plan is printed for every query, not only for those that grow too fast. */
  showsAllPlans: boolean;
  /** Where the figures are written as JSON. */
  file: string;
}

/** The databases that the server runs on. */
export type Engine = 'postgres' | 'pglite';

const USAGE = `Usage: npm run bench -- [options]
  --engine postgres,pglite   databases to measure on
  --sizes 100,10000,100000   numbers of products
  --orders 10000             orders in each shop; as many as products by default
  --calls 200                calls of each kind, at most
  --seconds 4                time for each kind of call, at most
  --only search              kinds of calls whose name contains this
  --plans                    print the plan of every query
  --json bench/last.json     where the figures are written
DATABASE_URL names a PostgreSQL on which databases are made, to be used again; without it, one is started.`;

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
        engine: { type: 'string', default: 'postgres' },
        sizes: { type: 'string', default: '100,10000,100000' },
        orders: { type: 'string' },
        calls: { type: 'string', default: '200' },
        seconds: { type: 'string', default: '4' },
        only: { type: 'string', default: '' },
        plans: { type: 'boolean', default: false },
        json: { type: 'string', default: 'bench/last.json' },
      },
    });
    const sizes = values.sizes.split(',').map((size) => readNumber('sizes', size, 100, 1_000_000));
    return {
      engines: values.engine.split(',').map(readEngine),
      sizes: sizes.toSorted((a, b) => a - b),
      ...(values.orders === undefined ? {} : { orders: readNumber('orders', values.orders, 5, 9_999_999) }),
      calls: readNumber('calls', values.calls, 1, 100_000),
      budgetMs: readNumber('seconds', values.seconds, 1, 3600) * 1000,
      only: values.only,
      showsAllPlans: values.plans,
      file: values.json,
    };
  } catch (error) {
    throw new RangeError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function readEngine(name: string): Engine {
  if (name === 'postgres' || name === 'pglite') return name;
  throw new RangeError(`--engine is postgres or pglite, not “${name}”`);
}

function readNumber(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new RangeError(`--${name} holds whole numbers from ${least} to ${most}, not “${text}”`);
}
