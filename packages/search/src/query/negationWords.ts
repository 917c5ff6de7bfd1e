import type { Lexicon } from '../lexicon/lexicon.ts';
import { fitOfValue, type NamedValue } from '../skus/namedValues.ts';
import { toSearchable } from '../text/tokenize.ts';
import { type KeywordTerm, parseKeyword } from './parseKeyword.ts';
import { remainingKeywordOf } from './remainingKeywordOf.ts';
import { isQuoted, type PricedQuery, type PricedReading } from './withPriceWords.ts';

/** Words of a keyword that exclude something. */
export interface Negation {
  /** The keyword without them; empty if nothing is left. */
  keyword: string;
  /** The excluded words. */
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
 * Removes exclusions from a keyword.
 *
 * @returns `undefined` if the keyword has none, or is in quotation marks
 * @example readNegation('headphones not black')
 * // { keyword: 'headphones', unwanted: 'black', written: 'not black' }
 */
export function readNegation(keyword: string): Negation | undefined {
  if (isQuoted(keyword)) return undefined;
  const text = toSearchable(keyword);
  for (const pattern of PATTERNS) {
    const [written, unwanted = ''] = pattern.exec(text) ?? [];
    if (written === undefined) continue;
    return {
      keyword: remainingKeywordOf(text.replace(written, ' ')),
      unwanted: unwanted.trim(),
      written: written.trim(),
    };
  }
  return undefined;
}

/** Words that only repeat an exclusion: not the black ones. */
const FILLERS = new Set(
  'one ones color colors colour colours colored coloured version versions 颜色 款 款式'.split(' '),
);

/**
 * Excludes the colors that a keyword does not want from a query. Other exclusions are ignored, and reported to the
 * shopper: whether a product lacks something is unknown.
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
  const keywordTerms = parseKeyword(negation.unwanted, lexicon, () => undefined).filter(
    ({ text }) => !FILLERS.has(text),
  );
  const end = keywordTerms.findIndex((keywordTerm) => !isColor(keywordTerm, values));
  const colors = end === -1 ? keywordTerms : keywordTerms.slice(0, end);
  if (colors.length === 0 && negation.keyword === '') return reading;
  // In "not black headphones" the product comes after the color.
  const otherTerms = colors.length === 0 ? [] : keywordTerms.slice(colors.length).map(({ text }) => text);
  const keyword = [negation.keyword, ...otherTerms].filter(Boolean).join(' ');
  const unwanted = values.filter((value) => colors.some((keywordTerm) => isColorOf(keywordTerm, value)));
  const excluded = unwanted.map(({ specification, value }) => `${specification}:${value}`);
  return {
    ...reading,
    query: {
      ...query,
      ...(keyword !== '' && { keyword }),
      ...(excluded.length > 0 && { excluded: [...new Set(excluded)].join(';') }),
    } as typeof reading.query,
    unread: colors.length > 0 ? reading.unread : [...reading.unread, negation.written],
  };
}

function isColor(keywordTerm: KeywordTerm, values: readonly NamedValue[]): boolean {
  // A material such as walnut is also the name of a color.
  const isQuality = keywordTerm.alternatives.qualities.length > 0;
  return keywordTerm.isColor || (!isQuality && values.some((value) => isColorOf(keywordTerm, value)));
}

function isColorOf(keywordTerm: KeywordTerm, value: NamedValue): boolean {
  return Boolean(value.swatch) && fitOfValue([keywordTerm], value).fit > 0;
}
