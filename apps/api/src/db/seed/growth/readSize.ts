import { StartupError } from '../../../startupError.ts';
import type { ShopSize } from './grow.ts';

const LIMITS = { products: 5_000_000, orders: 9_999_999, seed: 1_000_000 } as const;
const USAGE = 'Usage: npm run seed -- --products 100000 --orders 1000000 [--seed 1]';

/**
 * Reads what `npm run seed` was asked for: `--products 1000` or `--products=1000`, the same for orders and seed.
 *
 * @returns what was left out is `undefined`
 * @throws {StartupError} that says what is wrong, and how it is meant
 */
export function readSize(args: readonly string[]): Partial<ShopSize> {
  const words = args.flatMap((arg) =>
    /^--\w+=/.test(arg) ? [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1)] : [arg],
  );
  const size: Partial<ShopSize> = {};
  for (let place = 0; place < words.length; place += 2) {
    const name = words[place]?.replace(/^--/, '');
    if (!isLimited(name) || !words[place]?.startsWith('--'))
      throw new StartupError(`“${words[place]}” is not known here. ${USAGE}`);
    if (size[name] !== undefined) throw new StartupError(`--${name} is given twice. ${USAGE}`);
    size[name] = readNumber(name, words[place + 1]);
  }
  return size;
}

function isLimited(name: string | undefined): name is keyof typeof LIMITS {
  return name !== undefined && Object.hasOwn(LIMITS, name);
}

function readNumber(name: keyof typeof LIMITS, text: string | undefined): number {
  const value = text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value <= LIMITS[name]) return value;
  throw new StartupError(`--${name} must be a whole number from 0 to ${LIMITS[name]}. ${USAGE}`);
}
