import type { ProductSort } from '../contract/limits.ts';
import { colourWords } from './colourWords.ts';
import type { Wish } from './parseKeyword.ts';
import { hasSkuFilter, meetsSkuFilter, readSkuFilter, type SkuFacts, type SkuFilterQuery } from './skuFilter.ts';
import { termOfPhrase } from './termOfPhrase.ts';
import { tokenise } from './tokenise.ts';

/** A value that can be chosen, such as a colour, with its names in all languages. */
export interface NamedValue {
  specification: string;
  value: string;
  names: readonly string[];
  /** `#rrggbb` */
  swatch?: string | null | undefined;
}

/** Returns whether a keyword may name a value of a product, rather than nothing but a thing that the shop knows. */
export function mayNameValue(wishes: readonly Wish[]): boolean {
  const [first, ...others] = wishes;
  if (first === undefined) return false;
  const { qualities, names, vague } = first.alternatives;
  return others.length > 0 || qualities.length > 0 || names.length + vague.length === 0;
}

/** Values of a specification that a keyword names. */
export interface NamedValues {
  values: ReadonlySet<string>;
  /**
   * Whether the shopper asks for the value itself, such as a color or a size, rather than for something that the value also
   * means: `生日礼物` (birthday gift) fits the gift box, but a gift without a box is a gift too.
   */
  isEssential: boolean;
}

/** Values that a keyword names, by specification. */
export type ValuesOfKeyword = ReadonlyMap<string, NamedValues>;

/**
 * Returns the values of a product that a keyword names, by their own names or by the plain word for their colour. Of each
 * specification these are the values that most words of the keyword fit.
 *
 * @example namedValues(wishesOf('black headphones'), values)
 * // Map { 'color' => { values: Set { 'ink' }, isEssential: true } }
 */
export function namedValues(wishes: readonly Wish[], values: readonly NamedValue[]): ValuesOfKeyword {
  const best = new Map<string, { fit: number; values: Set<string>; isEssential: boolean }>();
  for (const value of values) {
    const fits = wishes.map((wish) => ({ wish, fit: fitOf(wish, value) })).filter(({ fit }) => fit > 0);
    const fit = fits.reduce((sum, one) => sum + one.fit, 0);
    const known = best.get(value.specification);
    if (fit === 0 || fit < (known?.fit ?? 0)) continue;
    const isEssential = fits.some((one) => one.wish.isColour || (one.fit === NAMED_EXACTLY && !isThing(one.wish)));
    if (fit === known?.fit) {
      known.values.add(value.value);
      known.isEssential ||= isEssential;
    } else {
      best.set(value.specification, { fit, values: new Set([value.value]), isEssential });
    }
  }
  return best;
}

/** Whether a word names a thing that the shop knows: in `茶 杯` the cup is the product, even if an option is called 单杯. */
function isThing({ alternatives: { names, vague, qualities } }: Wish): boolean {
  return qualities.length === 0 && names.length + vague.length > 0;
}

/**
 * Returns the wishes of a keyword that decide which SKUs a list shows. In a list sorted by price there are none: a SKU that has
 * the named colour can cost more than the price that the product is sorted by.
 */
export function shownWishes(wishes: readonly Wish[], sort: ProductSort): readonly Wish[] {
  return sort === 'priceAsc' || sort === 'priceDesc' ? [] : wishes;
}

/** What a list asks of the SKU that is shown of a product. */
export interface SkuRequest {
  filter: SkuFilterQuery;
  /** The values that the keyword names. */
  named: ValuesOfKeyword;
}

/**
 * Returns the SKU that a list shows of a product. It meets the filter. Of several SKUs it is the first by these rules:
 *
 * 1. It has most of the essential values that the keyword names, even if it is sold out: `黑色耳机` shows the black SKU, marked
 *    as sold out, because another color is not what the shopper asks for.
 * 2. It is in stock.
 * 3. It has most of the other values that the keyword names: `生日礼物` shows the gift box where it can be bought, and otherwise
 *    what can be bought.
 * 4. It is the cheapest.
 *
 * @returns `undefined` where the product can be shown as a whole: nothing is asked of its SKUs, or all fit equally well and
 * none is cheaper
 */
export function matchSku<Sku extends SkuFacts>(skus: readonly Sku[], { filter, named }: SkuRequest): Sku | undefined {
  if (named.size === 0 && !hasSkuFilter(filter)) return undefined;
  const countNamed = ({ values }: Sku, isWanted: boolean) =>
    [...named].filter(
      ([specification, some]) => some.isEssential === isWanted && some.values.has(values[specification] ?? ''),
    ).length;
  const conditions = readSkuFilter(filter);
  const ranked = skus
    .filter((sku) => meetsSkuFilter(sku, conditions))
    .map((sku) => ({ sku, essential: countNamed(sku, true), other: countNamed(sku, false) }))
    .toSorted(
      (a, b) =>
        b.essential - a.essential || compareStock(a.sku, b.sku) || b.other - a.other || compareOffers(a.sku, b.sku),
    );
  const [best] = ranked;
  if (!best) return undefined;
  const isParticular =
    ranked.length < skus.length ||
    ranked.some(
      ({ sku, essential, other }) => essential < best.essential || other < best.other || sku.price < best.sku.price,
    );
  const hasNamed = best.essential + best.other > 0;
  return isParticular && (hasNamed || hasSkuFilter(filter)) ? best.sku : undefined;
}

/** Sorts the SKUs of a product that meet a filter: in stock first, then the cheapest. Lists sort by the price of the first. */
export function compareOffers(a: SkuFacts, b: SkuFacts): number {
  return compareStock(a, b) || a.price - b.price;
}

function compareStock(a: SkuFacts, b: SkuFacts): number {
  return Number(b.stock > 0) - Number(a.stock > 0);
}

function termsOf(phrases: readonly string[]): ReadonlySet<string> {
  return new Set(phrases.flatMap((phrase) => [phrase, ...tokenise(phrase).map(({ text }) => text)].map(termOfPhrase)));
}

/** Fit of a value that is called just as the shopper typed. */
const NAMED_EXACTLY = 2;

/** A value that is called just so fits better than others of the same plain colour. */
function fitOf({ script, text, spellings, isColour, alternatives }: Wish, { names, swatch }: NamedValue): number {
  const own = termsOf(names);
  if (spellings.some((word) => own.has(termOfPhrase(word)))) return NAMED_EXACTLY;
  if (script === 'han' && names.some((name) => name.includes(text))) return NAMED_EXACTLY;
  const plain = termsOf(colourWords(swatch ?? ''));
  const isMeant = (word: string) => plain.has(termOfPhrase(word)) || own.has(termOfPhrase(word));
  // 黑 is in 黑钢脚.
  const isInside = (word: string) =>
    isColour && /^\p{Script=Han}+$/u.test(word) && names.some((name) => name.includes(word));
  return [...spellings, ...alternatives.qualities].some((word) => isMeant(word) || isInside(word)) ? 1 : 0;
}
