import { keywordWithout } from './remainingKeywordOf.ts';

/** Words for free shipping. */
const FREE_SHIPPING =
  /包邮|免邮费?|免运费|(?<![a-z-])(?:(?:with|has)\s)?(?:free[- ](?:shipping|delivery|postage)|ships? (?:for )?free)(?![a-z-])/gu;

/**
 * Removes words for free shipping from a keyword: they describe an order, not a product.
 *
 * @returns the remaining keyword, which may be empty; `undefined` if the keyword has no such word
 * @example readShippingWords('包邮的杯子') // '杯子'
 */
export function readShippingWords(keyword: string): string | undefined {
  return keywordWithout(keyword, FREE_SHIPPING);
}
