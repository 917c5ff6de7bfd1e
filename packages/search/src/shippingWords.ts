import { restWithout } from './restOf.ts';

/** Words for free shipping. */
const FREE_SHIPPING =
  /包邮|免邮费?|免运费|(?<![a-z-])(?:(?:with|has)\s)?(?:free[- ](?:shipping|delivery|postage)|ships? (?:for )?free)(?![a-z-])/gu;

/**
 * Takes words for free shipping out of a keyword: they ask for something of an order, not of a product.
 *
 * @returns what is left to search for, empty if nothing is; `undefined` if the keyword has no such word
 * @example readShippingWords('包邮的杯子') // '杯子'
 */
export function readShippingWords(keyword: string): string | undefined {
  return restWithout(keyword, FREE_SHIPPING);
}
