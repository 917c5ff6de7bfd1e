import { MAX_MINOR, type Minor, minor } from '../money/minor.ts';
import { isStopWord } from './stopWords.ts';
import { tokenise, toSearchable } from './tokenise.ts';

/** The price that a keyword asks for, in minor units; both bounds are included. */
export interface PriceWords {
  min?: Minor | undefined;
  max?: Minor | undefined;
}

/** A keyword without its price, and the price. */
export interface PriceReading {
  /** What is left to search for; empty where the keyword names nothing but a price. */
  keyword: string;
  price?: PriceWords | undefined;
  /** Prices that are not understood, such as those in another currency. */
  unread: readonly string[];
}

const OWN_SIGN = '¥|rmb|cny';
const FOREIGN_SIGN = 'us\\$|\\$|€|£|usd|eur|gbp';
// 块 alone counts pieces, too: 3块香皂.
const OWN_UNIT = '元|块钱|块(?=\\s?(?:$|的|以|之|内|起|左右|上下|封顶))|rmb|cny|yuan';
const FOREIGN_UNIT = '美元|美金|欧元|英镑|港币|日元|usd|eur|gbp|dollars?|bucks|euros?|pounds?';
const HUNDREDS = '[一二两三四五六七八九][百千万](?![零一二两三四五六七八九十百千万])';
const NO_MEASURE = '(?![a-z\\d.%])';
/** What may follow a number without a currency. Anything else is what it counts or measures: under 40 watts. */
const AFTER_NUMBER =
  '(?=\\s?(?:$|[-–—~至到]|以[下上内]|之[下上内间]|封顶|左右|上下|起|(?:or (?:less|under|below|more|over)|and (?:up|over)|and (?:¥|rmb|cny)?\\s?\\d|to (?:¥|rmb|cny)?\\s?\\d)))';

/** An amount: a number with its currency, or, unless it has to be marked as a price, without. */
const amount = (isMarked: boolean) => {
  const number = `(?:\\d{1,7}(?:\\.\\d{1,2})?|${HUNDREDS})`;
  const sign = `(?:${OWN_SIGN}|${FOREIGN_SIGN})\\s?`;
  const unit = `\\s?(?:${FOREIGN_UNIT}|${OWN_UNIT})`;
  const marked = `(?:${sign}${number}(?:${unit})?${NO_MEASURE}|${number}${unit}(?![a-z\\d]))`;
  return isMarked ? marked : `(?:${marked}|${number}${NO_MEASURE}${AFTER_NUMBER})`;
};
const ANY = `(${amount(false)})`;
const MARKED = `(${amount(true)})`;
const START = '(?<![a-z\\d.零一二两三四五六七八九十百千万])';
const TO = '\\s?(?:-|–|—|~|至|到|to)\\s?';

type Bounds = (first: Minor, second: Minor) => PriceWords;
const upTo: Bounds = (max) => ({ max });
const from: Bounds = (min) => ({ min });
const between: Bounds = (one, other) => (one < other ? { min: one, max: other } : { min: other, max: one });
/** A fifth less or more. */
const about: Bounds = (price) => ({ min: toMinor(price * 0.8), max: toMinor(price * 1.2) });

/** How shoppers write prices; the first that fits is taken. */
const PATTERNS: readonly (readonly [pattern: string, bounds: Bounds])[] = [
  [`between\\s${ANY}\\s(?:and|to)\\s${ANY}`, between],
  [`from\\s${ANY}\\sto\\s${ANY}`, between],
  [`${ANY}${TO}${MARKED}(?:之间|以内)?`, between],
  [`${MARKED}${TO}${ANY}(?:之间|以内)?`, between],
  [`${ANY}${TO}${ANY}(?:之间|以内)`, between],
  [
    `(?:under|below|less than|lower than|cheaper than|up to|at most|no more than|maximum|within|[<≤]=?(?=\\s?\\D?\\d\\d))\\s?${ANY}`,
    upTo,
  ],
  [`${ANY}\\s(?:or less|or under|or below)(?![a-z])`, upTo],
  [`(?:不超过|不高于|低于|不到|少于|小于|最多)\\s?${ANY}`, upTo],
  [`${ANY}\\s?(?:以下|以内|之内|之下|封顶)`, upTo],
  [`${MARKED}内`, upTo],
  [`(?:over|above|more than|higher than|at least|starting at|minimum|[>≥]=?(?=\\s?\\D?\\d\\d))\\s?${ANY}`, from],
  [`${ANY}\\s(?:or more|or over|and up|and over)(?![a-z])`, from],
  [`(?:不低于|不少于|高于|超过|大于|多于|至少)\\s?${ANY}`, from],
  [`${ANY}\\s?(?:以上|之上)`, from],
  [`${MARKED}(?:起步|起|\\+)`, from],
  [`(?:about|around|approximately|roughly)\\s${ANY}`, about],
  [`(?:大约|大概|约)\\s?${ANY}`, about],
  [`${ANY}\\s?(?:左右|上下)`, about],
  [MARKED, about],
];
const LABEL = '(?:(?:价格|价位|售价|预算|priced?|budget)\\s?(?:在|是|of|is|:)?\\s?)?';
const compiled = PATTERNS.map(([pattern, bounds]) => ({
  pattern: new RegExp(`${START}${LABEL}${pattern}`, 'u'),
  bounds,
}));
const isForeign = new RegExp(`${FOREIGN_SIGN}|${FOREIGN_UNIT}`, 'u');

/**
 * Takes the price out of a keyword: shoppers write it into the search field, although no product is called by its price. A number
 * alone is no price: it may be a size.
 *
 * @example readPriceWords('lamp under 300') // { keyword: 'lamp', price: { max: 30_000 }, unread: [] }
 * @example readPriceWords('100-200元的杯子') // { keyword: '杯子', price: { min: 10_000, max: 20_000 }, unread: [] }
 */
export function readPriceWords(keyword: string): PriceReading {
  // Without a digit or a hundred there is no price, as in most keywords.
  if (!/[\d百千万]/u.test(keyword.normalize('NFKC'))) return { keyword, unread: [] };
  const text = toSearchable(keyword);
  for (const { pattern, bounds } of compiled) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [written, first = '', second = ''] = match;
    const rest = restOf(text.replace(written, ' '));
    if (isForeign.test(written)) return { keyword: rest, unread: [written.trim()] };
    return { keyword: rest, price: bounds(minorOf(first), minorOf(second)), unread: [] };
  }
  return { keyword, unread: [] };
}

/** What is left of a keyword; nothing where only words are left that say nothing, such as 的. */
function restOf(text: string): string {
  // 300元以内的台灯 is 台灯.
  const rest = text
    .replace(/\s+/g, ' ')
    .replace(/^\s?的|的\s?$/gu, '')
    .trim();
  return tokenise(rest).every((token) => isStopWord(token.text)) ? '' : rest;
}

const DIGITS = '零一二三四五六七八九';
const POWERS: Readonly<Record<string, number>> = { 百: 100, 千: 1000, 万: 10_000 };

function minorOf(written: string): Minor {
  const [chinese] = /[一二两三四五六七八九][百千万]/u.exec(written) ?? [];
  if (chinese !== undefined) {
    const [digit = '', power = ''] = Array.from(chinese.replace('两', '二'));
    return toMinor(DIGITS.indexOf(digit) * (POWERS[power] ?? 1) * 100);
  }
  const [figure = '0'] = /[\d.]+/.exec(written) ?? [];
  return toMinor(Number(figure) * 100);
}

function toMinor(amount: number): Minor {
  return minor(Math.min(Math.round(amount), MAX_MINOR));
}

/** The parts of a query that a price in its keyword changes. */
export interface PricedQuery {
  keyword?: string | undefined;
  exact?: boolean | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}

/** A query whose keyword has no price any more, and how the price was understood. */
export interface PricedReading<Query extends PricedQuery> {
  /** Without a keyword where that was nothing but a price. */
  query: Omit<Query, 'keyword'> & { keyword?: string };
  /** The price that narrows the query because its keyword asks for it. */
  price?: (PriceWords & { keyword: string }) | undefined;
  unread: readonly string[];
}

/**
 * Makes the price in a keyword a filter. A price that the query has already counts instead, and a keyword that is to be searched for
 * as it was typed stays as it is.
 */
export function withPriceWords<Query extends PricedQuery>(asked: Query): PricedReading<Query> {
  const { keyword: typed, ...query } = asked;
  if (typed === undefined) return { query, unread: [] };
  if (asked.exact) return { query: { ...query, keyword: typed }, unread: [] };
  const { keyword, price, unread } = readPriceWords(typed);
  const rest = keyword === '' ? query : { ...query, keyword };
  if (price === undefined || asked.minPrice !== undefined || asked.maxPrice !== undefined)
    return { query: rest, unread };
  return {
    query: {
      ...rest,
      ...(price.min !== undefined && { minPrice: price.min }),
      ...(price.max !== undefined && { maxPrice: price.max }),
    },
    price: { ...price, keyword },
    unread,
  };
}
