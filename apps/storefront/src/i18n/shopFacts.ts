import type { Shop } from '@mallard/domain/contract';
import { type Locale, textIn } from '@mallard/domain/messages';
import { createPriceFormat, type Minor } from '@mallard/domain/money';
import { AFTER_SALE_WITHIN_MS, CONFIRM_AFTER_MS, PAY_WITHIN_MS, SHIP_BACK_WITHIN_MS } from '@mallard/domain/rules';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Returns name and figures of the shop. Every message can use them as variables, so that no text states an old one. */
export function shopFacts(shop: Shop, locale: Locale) {
  const { currency, shippingMethods, freeShippingFrom, password } = shop;
  const format = createPriceFormat({ currency, locale });
  const priceOf = (amount: Minor | null | undefined) =>
    typeof amount === 'number' ? format.format(amount, { decimals: false }) : '';
  return {
    shop: textIn(shop.name, locale),
    supportHours: textIn(shop.support.hours, locale),
    passwordMinLength: password.minLength,
    passwordMaxLength: password.maxLength,
    payMinutes: PAY_WITHIN_MS / MINUTE_MS,
    confirmDays: CONFIRM_AFTER_MS / DAY_MS,
    returnDays: AFTER_SALE_WITHIN_MS / DAY_MS,
    shipBackDays: SHIP_BACK_WITHIN_MS / DAY_MS,
    freeShippingFrom: priceOf(freeShippingFrom),
    standardShippingFee: priceOf(shippingMethods.standard?.fee),
    expressShippingFee: priceOf(shippingMethods.express?.fee),
  };
}
