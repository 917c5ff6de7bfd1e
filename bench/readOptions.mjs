import { parseArgs } from 'node:util';

/**
 * Options of `npm run bench`.
 *
 * @typedef {object} BenchOptions
 * @property {readonly Engine[]} engines
 * @property {readonly number[]} sizes numbers of products, ascending
 * @property {number} [orders] orders in each shop; by default as many as products
 * @property {number} calls maximum number of calls of each kind
 * @property {number} budgetMs maximum time for each kind of call, in milliseconds
 * @property {string} only part of the names of the kinds of calls to measure
 * @property {boolean} showsAllPlans whether to print the plans of all queries, not only of growing ones
 * @property {string} file path of the JSON file with the results
 */

/** @typedef {'postgres' | 'pglite'} Engine a database of the server */

export const BENCH_USAGE = `Usage: npm run bench -- [options]
  --engine postgres,pglite   databases; default: postgres
  --sizes 100,10000,100000   numbers of products
  --orders 10000             orders in each shop; default: as many as products
  --calls 200                maximum number of calls of each kind
  --seconds 4                maximum time for each kind of call
  --only search              measure only kinds of calls whose name contains this
  --plans                    print the plan of every query
  --json bench/last.json     file for the results
DATABASE_URL selects a PostgreSQL server, which keeps the databases for the next run; default: a temporary server.`;

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
  throw new RangeError(`--engine must be postgres or pglite, not “${name}”.`);
}

/** @param {string} name @param {string} text @param {number} min @param {number} max */
function readNumber(name, text, min, max) {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new RangeError(`--${name} takes whole numbers from ${min} to ${max}, not “${text}”.`);
}
