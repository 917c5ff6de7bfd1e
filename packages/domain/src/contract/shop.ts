import * as v from 'valibot';
import { DEFAULT_CURRENCY } from '../money/createPriceFormat.ts';
import { minor } from '../money/minor.ts';
import { amount, count, currencyCode, text } from './scalars.ts';

const shippingTerms = v.object({
  fee: amount,
  /** Days from payment to arrival: minimum, maximum. */
  days: v.tuple([count, count]),
});

/** Settings of a shop that all of its pages depend on. Clients ignore fields that they don't know. */
export const shop = v.object({
  /** Currency of all amounts, which are integers of its minor unit. */
  currency: currencyCode,
  /** IANA name of the time zone in which dates are shown: `Europe/Berlin`. */
  timeZone: text(60, 1),
  shippingMethods: v.object({ standard: shippingTerms, express: shippingTerms }),
  /** Minimum price of the products (before discounts) for free standard shipping. */
  freeShippingFrom: amount,
});
export type Shop = v.InferOutput<typeof shop>;

/** Settings of a shop that has none of its own. */
export const DEFAULT_SHOP: Readonly<Shop> = {
  currency: DEFAULT_CURRENCY,
  timeZone: 'Asia/Shanghai',
  shippingMethods: {
    standard: { fee: minor(1000), days: [2, 5] },
    express: { fee: minor(1800), days: [1, 2] },
  },
  freeShippingFrom: minor(19_900),
};
