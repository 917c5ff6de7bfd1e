import { parseArgs } from 'node:util';

/**
 * What is measured.
 *
 * @typedef {object} BenchOptions
 * @property {readonly Engine[]} engines
 * @property {readonly number[]} sizes numbers of products, ascending
 * @property {number} [orders] in each shop; as many as products where it is left out
 * @property {number} calls of each kind that are measured, at most
 * @property {number} budgetMs milliseconds after which a kind of call has been measured enough
 * @property {string} only measures only kinds of calls whose name contains this
 * @property {boolean} showsAllPlans whether a plan is printed for every query, not only for those that grow too fast
 * @property {string} file where the figures are written as JSON
 */

/** @typedef {'postgres' | 'pglite'} Engine the databases that the server runs on */

export const BENCH_USAGE = `Usage: npm run bench -- [options]
  --engine postgres,pglite   databases to measure on; postgres alone by default
  --sizes 100,10000,100000   numbers of products
  --orders 10000             orders in each shop; as many as products by default
  --calls 200                calls of each kind, at most
  --seconds 4                time for each kind of call, at most
  --only search              kinds of calls whose name contains this
  --plans                    print the plan of every query
  --json bench/last.json     where the figures are written
DATABASE_URL names a PostgreSQL on which databases are made, to be used again; without it, one is started.`;

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
}

/** @param {string} name @returns {Engine} */
function readEngine(name) {
  if (name === 'postgres' || name === 'pglite') return name;
  throw new RangeError(`--engine is postgres or pglite, not “${name}”.`);
}

/** @param {string} name @param {string} text @param {number} least @param {number} most */
function readNumber(name, text, least, most) {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new RangeError(`--${name} holds whole numbers from ${least} to ${most}, not “${text}”.`);
}
