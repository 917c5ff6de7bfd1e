import type { KeywordSort } from '@mallard/domain/contract';
import { toSearchable } from '../text/tokenize.ts';
import { keywordWithout, remainingKeywordOf } from './remainingKeywordOf.ts';

/** The sort order of a keyword. */
export interface SortReading {
  sort: KeywordSort;
  /** The remaining keyword; empty if there is nothing else. */
  keyword: string;
}

const THING = '(?:\\s?(?:products?|items?|things?|ones?|stuff|lists?))?';
const english = (phrases: string) => `(?<![a-z-])(?:the\\s)?(?:${phrases})${THING}(?![a-z-])`;

/**
 * Words for sort orders, in the order in which they are tried: "new arrivals on sale, cheapest first" is sorted by
 * price.
 */
const PATTERNS: Readonly<Record<KeywordSort, RegExp>> = {
  priceAsc: new RegExp(
    `(?:价格|价钱)(?:最低|从低到高)|最便宜|最低价格?|便宜(?:一?点儿?|一?些)?|低价[格位]?|平价|实惠|${english(
      '(?:cheapest|cheaper(?!\\sthan)|cheap|inexpensive|affordable|low[- ](?:priced?|cost)|lowest[- ](?:priced?|cost))(?:\\sfirst)?|price low to high',
    )}`,
    'gu',
  ),
  priceDesc: new RegExp(
    `(?:价格|价钱)(?:最高|从高到低)|最贵|最高价格?|${english('(?:most expensive|priciest|highest[- ]priced?)(?:\\sfirst)?|price high to low')}`,
    'gu',
  ),
  sales: new RegExp(
    `(?:热销|热卖|畅销|爆款|爆品|销量(?:最[高好]|高|好)|最热门|最火|热门|人气)(?:榜单?|排行榜?|商品|产品|款)?|${english(
      'best[- ]?sell(?:ers?|ing)|top[- ]?sell(?:ers?|ing)|hot[- ](?:sell(?:ers?|ing)|sales?)|most popular|popular|trending',
    )}`,
    'gu',
  ),
  newest: new RegExp(
    `^新$|^new$|(?:新品(?![种牌质])|最?新款|最新(?!鲜)|新到|新上架|(?<!\\p{Script=Han})上新|新货(?!币))(?:上架|上市|到货|榜单?|商品|产品|款)?|${english(
      'new(?:est)? (?:arrivals?|releases?|products?|items?|in)|just (?:in|arrived)|latest(?:\\sarrivals?)?|newest',
    )}`,
    'gu',
  ),
  rating: new RegExp(
    `好评(?:最多|率?最高)?|(?:评价|评分|口碑)最?[高好]|${english('(?:top|best|highest)[- ](?:rated|reviewed)')}`,
    'gu',
  ),
};

/**
 * Removes words such as "cheapest" or 热销 from a keyword: no product has them in its name, and the list can be sorted
 * instead.
 *
 * @returns `undefined` if the keyword has no such word
 * @example readSortWords('最便宜的杯子') // { sort: 'priceAsc', keyword: '杯子' }
 */
export function readSortWords(keyword: string): SortReading | undefined {
  const text = toSearchable(keyword);
  const sort = (Object.keys(PATTERNS) as KeywordSort[]).find((candidate) => text.search(PATTERNS[candidate]) >= 0);
  if (!sort) return undefined;
  return {
    sort,
    keyword: remainingKeywordOf(
      Object.values(PATTERNS).reduce((remainingText, pattern) => remainingText.replace(pattern, ' '), text),
    ),
  };
}

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
