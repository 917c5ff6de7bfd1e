import * as v from 'valibot';
import { DEFAULT_CURRENCY } from '../money/createPriceFormat.ts';
import { text } from './scalars.ts';

/** ISO 4217 code of a currency, in capitals: `EUR`. */
const currencyCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'CURRENCY'));

/** Settings of a shop that all of its pages depend on. Clients ignore fields that they don't know. */
export const shop = v.object({
  /** Currency of all amounts, which are integers of its minor unit. */
  currency: currencyCode,
  /** IANA name of the time zone in which dates are shown: `Europe/Berlin`. */
  timeZone: text(60, 1),
});
export type Shop = v.InferOutput<typeof shop>;

/** Settings of a shop that has none of its own. */
export const DEFAULT_SHOP: Readonly<Shop> = { currency: DEFAULT_CURRENCY, timeZone: 'Asia/Shanghai' };
