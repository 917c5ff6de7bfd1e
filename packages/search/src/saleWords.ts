import { keywordWithout } from './remainingKeywordOf.ts';

/** Words for reduced prices. Coupons and codes are something else. */
const SALE =
  /(?<![\d.])\d{1,2}\s?%\s?off|half (?:price|off)|半价|打?(?:(?<![\d.])\d{1,2}(?:\.\d)?\s?|[一二三四五六七八九]{1,2})折(?=[的扣起\s]|优惠|以下|$)|特价|特惠|特卖|打折|折扣|降价|促销|优惠(?!券|码)|(?<![a-z-])(?:(?:on|for)\s)?(?:sales?|clearance|deals?|discounts?|discounted|bargains?|markdowns?)(?![a-z-]|\s(?:code|coupon|voucher)s?)/gu;

/**
 * Removes words for reduced prices from a keyword, because no product has them in its name.
 *
 * @returns the remaining keyword, which may be empty; `undefined` if the keyword has no such word
 * @example readSaleWords('打折的台灯') // '台灯'
 */
export function readSaleWords(keyword: string): string | undefined {
  return keywordWithout(keyword, SALE);
}
