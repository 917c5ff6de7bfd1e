import type { ProductSort } from '../contract/limits.ts';
import { colourWords } from './colourWords.ts';
import type { Wish } from './parseKeyword.ts';
import {
  hasSkuFilter,
  meetsSkuFilter,
  readSkuFilter,
  type SkuFacts,
  type SkuFilterQuery,
  type WantedValues,
} from './skuFilter.ts';
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

/**
 * Returns the values of a product that a keyword names, by their own names or by the plain word for their colour. Of each
 * specification these are the values that most words of the keyword fit.
 *
 * @example namedValues(wishesOf('black headphones'), values) // Map { 'color' => Set { 'ink' } }
 */
export function namedValues(wishes: readonly Wish[], values: readonly NamedValue[]): WantedValues {
  const best = new Map<string, { fit: number; values: Set<string> }>();
  for (const value of values) {
    const fit = wishes.reduce((sum, wish) => sum + fitOf(wish, value), 0);
    const known = best.get(value.specification);
    if (fit === 0 || fit < (known?.fit ?? 0)) continue;
    if (fit === known?.fit) known.values.add(value.value);
    else best.set(value.specification, { fit, values: new Set([value.value]) });
  }
  return new Map(Array.from(best, ([specification, found]) => [specification, found.values]));
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
  named: WantedValues;
}

/**
 * Returns the SKU that a list shows of a product. It meets the filter. Of several it is one that has most of the values that the
 * keyword names, then the one that `compareOffers` puts first.
 *
 * @returns `undefined` where the product can be shown as a whole: nothing is asked of its SKUs, or all fit equally well and
 * none is cheaper
 */
export function matchSku<Sku extends SkuFacts>(skus: readonly Sku[], { filter, named }: SkuRequest): Sku | undefined {
  if (named.size === 0 && !hasSkuFilter(filter)) return undefined;
  const fitOf = ({ values }: Sku) =>
    [...named].filter(([specification, some]) => some.has(values[specification] ?? '')).length;
  const conditions = readSkuFilter(filter);
  const ranked = skus
    .filter((sku) => meetsSkuFilter(sku, conditions))
    .map((sku) => ({ sku, fit: fitOf(sku) }))
    .toSorted((a, b) => b.fit - a.fit || compareOffers(a.sku, b.sku));
  const [best] = ranked;
  const isParticular =
    ranked.length < skus.length ||
    ranked.some(({ sku, fit }) => best && (fit < best.fit || sku.price < best.sku.price));
  return isParticular ? best?.sku : undefined;
}

/** Sorts the SKUs of a product that meet a filter: in stock first, then the cheapest. Lists sort by the price of the first. */
export function compareOffers(a: SkuFacts, b: SkuFacts): number {
  return Number(b.stock > 0) - Number(a.stock > 0) || a.price - b.price;
}

function termsOf(phrases: readonly string[]): ReadonlySet<string> {
  return new Set(phrases.flatMap((phrase) => [phrase, ...tokenise(phrase).map(({ text }) => text)].map(termOfPhrase)));
}

/** A value that is called just so fits better than others of the same plain colour. */
function fitOf({ script, text, spellings, isColour, alternatives }: Wish, { names, swatch }: NamedValue): number {
  const own = termsOf(names);
  if (spellings.some((word) => own.has(termOfPhrase(word)))) return 2;
  if (script === 'han' && names.some((name) => name.includes(text))) return 2;
  const plain = termsOf(colourWords(swatch ?? ''));
  const isMeant = (word: string) => plain.has(termOfPhrase(word)) || own.has(termOfPhrase(word));
  // 黑 is in 黑钢脚.
  const isInside = (word: string) =>
    isColour && /^\p{Script=Han}+$/u.test(word) && names.some((name) => name.includes(word));
  return [...spellings, ...alternatives.qualities].some((word) => isMeant(word) || isInside(word)) ? 1 : 0;
}
