/** The sample shop, which is filled in first, is the smallest. */
const LEAST = /** @type {const} */ ({ products: 100, orders: 5, seed: 0 });
const MOST = /** @type {const} */ ({ products: 5_000_000, orders: 9_999_999, seed: 1_000_000 });

export const SEED_USAGE = `Usage: npm run seed -- [options]
  --products 100000   products in all, from ${LEAST.products} to ${MOST.products}
  --orders 1000000    orders in all, from ${LEAST.orders} to ${MOST.orders}
  --seed 1            the same number gives the same shop, from ${LEAST.seed} to ${MOST.seed}
Without any it fills in the sample shop: ${LEAST.products} products, ${LEAST.orders} orders. One product in a hundred is off the shelf: it can be opened, but is neither listed nor sold.
DATABASE_URL names a PostgreSQL to fill, DATA_DIR the folder of the shop's own database; stop the server that uses it.`;

/**
 * Reads what `npm run seed` was asked for: `--products 1000` or `--products=1000`, the same for orders and seed. Plain
 * JavaScript, because it is asked before anything is installed.
 *
 * @param {readonly string[]} args
 * @returns {Partial<import('./grow.ts').ShopSize>} what was left out is `undefined`
 * @throws {RangeError} that says what is wrong
 */
export function readSize(args) {
  const words = args.flatMap((arg) =>
    /^--\w+=/.test(arg) ? [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1)] : [arg],
  );
  /** @type {Partial<import('./grow.ts').ShopSize>} */
  const size = {};
  for (let place = 0; place < words.length; place += 2) {
    const name = words[place]?.replace(/^--/, '');
    if (!isLimited(name) || !words[place]?.startsWith('--'))
      throw new RangeError(`“${words[place]}” is not known here.`);
    if (size[name] !== undefined) throw new RangeError(`--${name} is given twice.`);
    size[name] = readNumber(name, words[place + 1]);
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
  const told = text === undefined ? '' : `, not “${text}”`;
  throw new RangeError(`--${name} must be a whole number from ${LEAST[name]} to ${MOST[name]}${told}.`);
}
