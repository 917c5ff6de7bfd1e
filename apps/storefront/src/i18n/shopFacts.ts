import { formatPrice } from '@mallard/domain/money';
import {
  AFTER_SALE_WITHIN_MS,
  CONFIRM_AFTER_MS,
  EXPRESS_SHIPPING_FEE,
  FREE_SHIPPING_FROM,
  PAY_WITHIN_MS,
  STANDARD_SHIPPING_FEE,
} from '@mallard/domain/rules';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Figures of the shop's rules. Every message can use them as variables, so that no text states an old figure. */
export const shopFacts = {
  payMinutes: PAY_WITHIN_MS / MINUTE_MS,
  confirmDays: CONFIRM_AFTER_MS / DAY_MS,
  returnDays: AFTER_SALE_WITHIN_MS / DAY_MS,
  freeShippingFrom: formatPrice(FREE_SHIPPING_FROM, { decimals: false }),
  standardShippingFee: formatPrice(STANDARD_SHIPPING_FEE, { decimals: false }),
  expressShippingFee: formatPrice(EXPRESS_SHIPPING_FEE, { decimals: false }),
};
