/** The sample shop is the minimum size. */
const LEAST = /** @type {const} */ ({ products: 100, orders: 5, seed: 0 });
const MOST = /** @type {const} */ ({ products: 5_000_000, orders: 9_999_999, seed: 1_000_000 });

export const SEED_USAGE = `Usage: npm run seed -- [options]
  --products 100000   products in all, from ${LEAST.products} to ${MOST.products}
  --orders 1000000    orders in all, from ${LEAST.orders} to ${MOST.orders}
  --seed 1            the same number gives the same shop, from ${LEAST.seed} to ${MOST.seed}
Without options, it seeds the sample shop: ${LEAST.products} products, ${LEAST.orders} orders. One product in a hundred is off sale: its page can be opened, but it is not listed and cannot be bought.
Set DATABASE_URL to use a PostgreSQL server, or DATA_DIR for the embedded database. Stop the server that uses the folder first.`;

/**
 * Parses the options of `npm run seed`: `--products 1000` or `--products=1000`, the same for orders and seed. Plain JavaScript,
 * because it runs before dependencies are installed.
 *
 * @param {readonly string[]} args
 * @returns {Partial<import('./grow.ts').ShopSize>} missing options are `undefined`
 * @throws {RangeError} when an option is unknown, repeated or invalid
 */
export function readSize(args) {
  const tokens = args.flatMap((arg) =>
    /^--\w+=/.test(arg) ? [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1)] : [arg],
  );
  /** @type {Partial<import('./grow.ts').ShopSize>} */
  const size = {};
  for (let index = 0; index < tokens.length; index += 2) {
    const name = tokens[index]?.replace(/^--/, '');
    if (!isLimited(name) || !tokens[index]?.startsWith('--'))
      throw new RangeError(`Unknown option “${tokens[index]}”.`);
    if (size[name] !== undefined) throw new RangeError(`Option --${name} is repeated.`);
    size[name] = readNumber(name, tokens[index + 1]);
  }
  return size;
}

/** @param {string | undefined} name @returns {name is keyof typeof LEAST} */
function isLimited(name) {
  return name !== undefined && Object.hasOwn(LEAST, name);
}

/** @param {keyof typeof LEAST} name @param {string | undefined} text */
function readNumber(name, text) {
  const value = text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= LEAST[name] && value <= MOST[name]) return value;
  const receivedValue = text === undefined ? '' : `, not “${text}”`;
  throw new RangeError(`--${name} must be a whole number from ${LEAST[name]} to ${MOST[name]}${receivedValue}.`);
}
