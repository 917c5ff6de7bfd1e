import type { LocalizedText } from '@mallard/domain/messages';
import { createPriceFormat, DEFAULT_CURRENCY, minor } from '@mallard/domain/money';
import type { SampleShop } from './sampleShop.ts';

/** Whole amounts, as the sample's texts write them: `¥30`, `300 元`, `满 299 减 30`. */
const AMOUNT = /¥(\d+)|(\d+) \u5143|(?<=[\u6EE1\u51CF] )(\d+)/g;
/** Minor units of the sample's currency in one yuan. */
const MINOR_UNITS = 100;

/**
 * Replaces the amounts in a text of the sample shop by the same numbers of minor units in another currency, so that a coupon's name
 * agrees with its terms.
 *
 * @example inCurrency({ 'zh-CN': '满 299 减 30', 'en-US': '¥30 off ¥299' }, 'USD') // 'en-US': '$30 off $299'
 */
export function inCurrency(text: LocalizedText, currency: string): LocalizedText {
  if (currency === DEFAULT_CURRENCY) return text;
  const translated = Object.entries(text).map(([locale, sentence]) => {
    const format = createPriceFormat({ currency, locale });
    const replaced = sentence.replace(AMOUNT, (_match: string, ...groups: (string | undefined)[]) =>
      format.format(minor(Number(groups.find((digits) => digits !== undefined)) * MINOR_UNITS), { decimals: false }),
    );
    return [locale, replaced] as const;
  });
  return { ...text, ...Object.fromEntries(translated) };
}

/** Returns the sample shop with the amounts of coupon names and notifications in the currency of the shop. */
export function sampleInCurrency(sample: SampleShop, currency: string): SampleShop {
  return {
    ...sample,
    coupons: sample.coupons.map((coupon) => ({ ...coupon, name: inCurrency(coupon.name, currency) })),
    notifications: sample.notifications.map((notification) => ({
      ...notification,
      content: inCurrency(notification.content, currency),
    })),
  };
}
