import { MAX_MINOR, type Minor, minor } from '@mallard/domain/money';
import { toSearchable } from '../text/tokenize.ts';
import { remainingKeywordOf } from './remainingKeywordOf.ts';

/** The price range of a keyword, in minor units, inclusive. */
export interface PriceWords {
  min?: Minor | undefined;
  max?: Minor | undefined;
}

/** A keyword without its price, and the price. */
export interface PriceReading {
  /** The remaining keyword; empty if it contains only a price. */
  keyword: string;
  price?: PriceWords | undefined;
  /** The price as it is written in the keyword. */
  written?: string | undefined;
  /** Prices that are not understood, such as those in another currency. */
  unread: readonly string[];
}

const OWN_SIGN = '¥|rmb|cny';
const FOREIGN_SIGN = 'us\\$|\\$|€|£|usd|eur|gbp';
// 块 alone counts pieces, too: 3块香皂. Nothing here costs less than ten.
const OWN_UNIT =
  '元|块钱|(?<=\\d\\d\\s?|[百千万]\\s?)块(?=\\s?(?:$|的|以|之|内|起|左右|上下|封顶))|块(?=\\s?(?:以[下内]|之[下内]|左右|上下|封顶))|rmb|cny|yuan';
// Pounds are more often a weight.
const FOREIGN_UNIT = '美元|美金|欧元|英镑|港币|日元|usd|eur|gbp|dollars?|bucks|euros?';
const HUNDREDS = '[一二两三四五六七八九][百千万](?![零一二两三四五六七八九十百千万])';
const NO_MEASURE = '(?![a-z\\d.%])';
/** What may follow a number without a currency. Other words are units: under 40 watts. */
const AFTER_NUMBER =
  '(?=\\s?(?:$|[-–—~至到]|以[下上内]|之[下上内间]|封顶|左右|上下|起|(?:or (?:less|under|below|more|over)|and (?:up|over)|and (?:¥|rmb|cny)?\\s?\\d|to (?:¥|rmb|cny)?\\s?\\d)))';
/** Units: `under 300 lamp` is a price, `under 40 watt bulb` is not. */
const COUNTED =
  'mm|cm|m|ml|l|g|kg|w|k|v|hz|oz|in|ft|lbs?|amps?|mah|dpi|p[ct]s?|watts?|volts?|lumens?|kelvin|degrees?|ounces?|pounds?|grams?|kilos?|lit(?:er|re)s?|gallons?|inch(?:es)?|foot|feet|yards?|met(?:er|re)s?|centimet(?:er|re)s?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|sheets?|pages?|pieces?|pairs?|packs?|sets?|cups?|cards?|photos?|keys?|lines?|people|persons?|kids?|items?|sizes?|stars?|percent';
const BEFORE_THING = `(?=\\s(?!(?:${COUNTED})(?![a-z]))[a-z])`;

/** An amount: a number with its currency, or, if it is marked as a price, without. */
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
/** A fifth less or more, in whole yuan. */
const about: Bounds = (price) => ({
  min: toMinor(Math.floor((price * 0.8) / 100) * 100),
  max: toMinor(Math.ceil((price * 1.2) / 100) * 100),
});

/** Formats of prices; the first match is used. */
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
  [`(?<=^)(?:under|below|less than|cheaper than)\\s(\\d{2,7}${NO_MEASURE}${BEFORE_THING})`, upTo],
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
/** 块 is not a currency if pieces are counted. */
const HAS_CURRENCY = new RegExp(`${OWN_SIGN}|${FOREIGN_SIGN}|元|块钱|yuan|${FOREIGN_UNIT}|价|预算|price|budget`, 'u');
const LABEL = '(?:(?:价格|价位|售价|预算|priced?|budget)\\s?(?:在|是|of|is|:)?\\s?)?';
const compiled = PATTERNS.map(([pattern, bounds]) => ({
  pattern: new RegExp(`${START}${LABEL}${pattern}`, 'u'),
  bounds,
}));
/** Words of units; a number without a currency belongs to them: ages 12 and up. */
const MEASURED =
  /容量|尺寸|直径|半径|[高宽长厚深]度|[身]高|重量|体积|面积|功率|瓦数|年龄|岁|尺码|鞋码|页数|片数|块数|人数|拼图|积木|(?<![a-z])(?:sizes?|ages?|aged|capacity|volume|width|height|length|depth|diameter|weight|power|wattage|kids?|children|toddlers?|boys?|girls?|jigsaws?|puzzles?)(?![a-z])/u;
const isForeign = new RegExp(`${FOREIGN_SIGN}|${FOREIGN_UNIT}`, 'u');

/**
 * Removes the price from a keyword: shoppers type it, although no product has it in its name. A number alone is not a
 * price: it may be a size.
 *
 * @example readPriceWords('lamp under 300') // { keyword: 'lamp', price: { max: 30_000 }, unread: [] }
 * @example readPriceWords('100-200元的杯子') // { keyword: '杯子', price: { min: 10_000, max: 20_000 }, unread: [] }
 */
export function readPriceWords(keyword: string): PriceReading {
  // Most keywords have no digit or number word, and so no price.
  if (!/[\d百千万]/u.test(keyword.normalize('NFKC'))) return { keyword, unread: [] };
  const text = toSearchable(keyword);
  for (const { pattern, bounds } of compiled) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [written, first = '', second = ''] = match;
    if (MEASURED.test(text) && !HAS_CURRENCY.test(written)) continue;
    const remainingText = remainingKeywordOf(text.replace(written, ' '));
    if (isForeign.test(written)) return { keyword: remainingText, unread: [written.trim()] };
    return {
      keyword: remainingText,
      price: bounds(minorOf(first), minorOf(second)),
      written: written.trim(),
      unread: [],
    };
  }
  return { keyword, unread: [] };
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
