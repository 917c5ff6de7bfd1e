import * as v from 'valibot';
import { DEFAULT_CURRENCY } from '../money/createPriceFormat.ts';
import { currencyCode, text } from './scalars.ts';

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
