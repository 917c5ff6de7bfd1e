import { colorWords } from '../lexicon/colorWords.ts';
import type { KeywordTerm } from '../query/parseKeyword.ts';
import { termOfPhrase } from '../text/stemOf.ts';
import { tokenize } from '../text/tokenize.ts';

/** A value such as a color, with its names in all languages. */
export interface NamedValue {
  specification: string;
  value: string;
  names: readonly string[];
  /** `#rrggbb` */
  swatch?: string | null | undefined;
}

/** Returns whether a keyword may name a value of a product, instead of only a known thing. */
export function mayNameValue(keywordTerms: readonly KeywordTerm[]): boolean {
  const [first, ...followingTerms] = keywordTerms;
  if (first === undefined) return false;
  const { qualities, names, vague } = first.alternatives;
  return followingTerms.length > 0 || qualities.length > 0 || names.length + vague.length === 0;
}

/** Values of a specification that a keyword names. */
export interface NamedValues {
  values: ReadonlySet<string>;
  /**
   * Whether the shopper asks for the value itself, such as a color or a size, instead of a synonym. `生日礼物` (birthday
   * gift) matches the gift box, but a gift without a box is a gift too.
   */
  isEssential: boolean;
}

/** Values that a keyword names, by specification. */
export type ValuesOfKeyword = ReadonlyMap<string, NamedValues>;

/** How well a value matches a keyword. */
export interface ValueFit {
  /** 0 if no word of the keyword names the value. */
  fit: number;
  isEssential: boolean;
}

/** Returns how well a value matches the words of a keyword. */
export function fitOfValue(
  keywordTerms: readonly KeywordTerm[],
  value: Omit<NamedValue, 'specification' | 'value'>,
): ValueFit {
  const fits = keywordTerms
    .map((keywordTerm) => ({ keywordTerm, fit: fitOf(keywordTerm, value) }))
    .filter(({ fit }) => fit > 0);
  return {
    fit: fits.reduce((sum, one) => sum + one.fit, 0),
    isEssential: fits.some(
      (one) =>
        one.keywordTerm.isColor ||
        (one.fit === NAMED_EXACTLY && !isThing(one.keywordTerm) && !one.keywordTerm.isOccasion),
    ),
  };
}

/** Sorts values of a specification by their match: essential ones first, then by the number of words. */
export function compareFits(a: ValueFit, b: ValueFit): number {
  return Number(b.isEssential) - Number(a.isEssential) || b.fit - a.fit;
}

/**
 * Returns the values of a product that a keyword names, by their own names or by common color names. Of each
 * specification these are the values that match best.
 *
 * @example namedValues(keywordTermsOf('black headphones'), values)
 * // Map { 'color' => { values: Set { 'ink' }, isEssential: true } }
 */
export function namedValues(keywordTerms: readonly KeywordTerm[], values: readonly NamedValue[]): ValuesOfKeyword {
  const best = new Map<string, ValueFit & { values: Set<string> }>();
  for (const value of values) {
    const fit = fitOfValue(keywordTerms, value);
    const bestValue = best.get(value.specification);
    const order = bestValue ? compareFits(fit, bestValue) : -1;
    if (fit.fit === 0 || order > 0) continue;
    if (bestValue && order === 0) bestValue.values.add(value.value);
    else best.set(value.specification, { ...fit, values: new Set([value.value]) });
  }
  return best;
}

/** Returns whether a word names a known thing: in `茶 杯` the cup is the product, even if an option is called 单杯. */
function isThing({ alternatives: { names, vague, qualities } }: KeywordTerm): boolean {
  return qualities.length === 0 && names.length + vague.length > 0;
}

function termsOf(phrases: readonly string[]): ReadonlySet<string> {
  return new Set(
    phrases.flatMap((phrase) => {
      const words = tokenize(phrase).map(({ text }) => text);
      // 16 in is typed 16in, too.
      const measures = words.map((word, index) => (/^\d/.test(word) ? word + (words[index + 1] ?? '') : word));
      return [phrase, ...words, ...measures].map(termOfPhrase);
    }),
  );
}

/** Match of a value with exactly the typed name. */
const NAMED_EXACTLY = 2;

/** A value with exactly this name matches better than others of the same common color. */
function fitOf(
  { script, text, spellings, isColor, alternatives }: KeywordTerm,
  { names, swatch }: Pick<NamedValue, 'names' | 'swatch'>,
): number {
  const termsOfNames = termsOf(names);
  if (spellings.some((word) => termsOfNames.has(termOfPhrase(word)))) return NAMED_EXACTLY;
  if (script === 'han' && names.some((name) => name.includes(text))) return NAMED_EXACTLY;
  const plain = termsOf(colorWords(swatch ?? ''));
  const isMeant = (word: string) => plain.has(termOfPhrase(word)) || termsOfNames.has(termOfPhrase(word));
  // 黑 is in 黑钢脚.
  const isInside = (word: string) =>
    isColor && /^\p{Script=Han}+$/u.test(word) && names.some((name) => name.includes(word));
  return [...spellings, ...alternatives.qualities].some((word) => isMeant(word) || isInside(word)) ? 1 : 0;
}
