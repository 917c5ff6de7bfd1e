import type { Lexicon } from './lexicon.ts';
import { fitOfValue, type NamedValue } from './matchSku.ts';
import { parseKeyword, type Wish } from './parseKeyword.ts';
import { isQuoted, type PricedQuery, type PricedReading } from './priceWords.ts';
import { restOf } from './restOf.ts';
import { toSearchable } from './tokenise.ts';

/** Words of a keyword that say what the shopper does not want. */
export interface Negation {
  /** The keyword without them; empty if nothing is left. */
  keyword: string;
  /** What is not wanted. */
  unwanted: string;
  /** The words as they are in the keyword. */
  written: string;
}

const CHINESE_COLOUR = '[黑白灰红粉橙棕黄绿蓝紫]';
const ENGLISH_COLOUR = '(?:black|white|gr[ae]y|red|pink|orange|brown|yellow|green|blue|purple)';
const PATTERNS = [
  new RegExp(
    `(?:不想?要|不喜欢|不带|不含|除了|除(?=[^\\s的]+[以之]外)|非(?=${CHINESE_COLOUR}))(.+?)(?:[以之]?外)?(?=的|[\\s,，。;；]|$)`,
    'u',
  ),
  new RegExp(
    `(?<![a-z-])(?:(?:without|but not|not|except(?: for)?|excluding|other than|anything but|don'?t want|no)\\s|non[- ]?(?=${ENGLISH_COLOUR}))(?:in |any |the |an? )*([a-z][^,;.]*)`,
    'u',
  ),
];

/**
 * Takes what a shopper does not want out of a keyword.
 *
 * @returns `undefined` if the keyword has no such words, or is in quotation marks
 * @example readNegation('headphones not black')
 * // { keyword: 'headphones', unwanted: 'black', written: 'not black' }
 */
export function readNegation(keyword: string): Negation | undefined {
  if (isQuoted(keyword)) return undefined;
  const text = toSearchable(keyword);
  for (const pattern of PATTERNS) {
    const [written, unwanted = ''] = pattern.exec(text) ?? [];
    if (written === undefined) continue;
    return { keyword: restOf(text.replace(written, ' ')), unwanted: unwanted.trim(), written: written.trim() };
  }
  return undefined;
}

/** Words that only repeat what is not wanted: not the black ones. */
const FILLERS = new Set(
  'one ones color colors colour colours colored coloured version versions 颜色 款 款式'.split(' '),
);

/**
 * Excludes the colors that a keyword does not want from a query. Anything else that it does not want is left out, and the
 * shopper is told so: whether a product lacks something is not known.
 *
 * @param values all values of the shop
 * @example excludeUnwanted(withPriceWords({ keyword: '不要黑色的耳机' }), lexicon, values).query
 * // { keyword: '耳机', excluded: 'colour:ink' }
 */
export function excludeUnwanted<Query extends PricedQuery>(
  reading: PricedReading<Query>,
  lexicon: Lexicon,
  values: readonly NamedValue[],
): PricedReading<Query> {
  const { keyword: typed = '', ...query } = reading.query;
  const negation = readNegation(typed);
  // An option may be called "Without handle".
  if (!negation || values.some(({ names }) => names.some((name) => toSearchable(name) === negation.written)))
    return reading;
  const wishes = parseKeyword(negation.unwanted, lexicon, () => undefined).filter(({ text }) => !FILLERS.has(text));
  const end = wishes.findIndex((wish) => !isColour(wish, values));
  const colours = end === -1 ? wishes : wishes.slice(0, end);
  if (colours.length === 0 && negation.keyword === '') return reading;
  // In "not black headphones" the product comes after the color.
  const others = colours.length === 0 ? [] : wishes.slice(colours.length).map(({ text }) => text);
  const keyword = [negation.keyword, ...others].filter(Boolean).join(' ');
  const unwanted = values.filter((value) => colours.some((wish) => isColourOf(wish, value)));
  const excluded = unwanted.map(({ specification, value }) => `${specification}:${value}`);
  return {
    ...reading,
    query: {
      ...query,
      ...(keyword !== '' && { keyword }),
      ...(excluded.length > 0 && { excluded: [...new Set(excluded)].join(';') }),
    } as typeof reading.query,
    unread: colours.length > 0 ? reading.unread : [...reading.unread, negation.written],
  };
}

function isColour(wish: Wish, values: readonly NamedValue[]): boolean {
  // A material such as walnut is also the name of a color.
  const isQuality = wish.alternatives.qualities.length > 0;
  return wish.isColour || (!isQuality && values.some((value) => isColourOf(wish, value)));
}

function isColourOf(wish: Wish, value: NamedValue): boolean {
  return Boolean(value.swatch) && fitOfValue([wish], value).fit > 0;
}
