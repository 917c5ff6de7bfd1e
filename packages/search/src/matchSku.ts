import type { ProductSort } from '@mallard/domain/contract';
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

/** How well a value fits a keyword. */
export interface ValueFit {
  /** 0 where no word of the keyword names the value. */
  fit: number;
  isEssential: boolean;
}

/** Returns how well a value fits the words of a keyword. */
export function fitOfValue(wishes: readonly Wish[], value: Omit<NamedValue, 'specification' | 'value'>): ValueFit {
  const fits = wishes.map((wish) => ({ wish, fit: fitOf(wish, value) })).filter(({ fit }) => fit > 0);
  return {
    fit: fits.reduce((sum, one) => sum + one.fit, 0),
    isEssential: fits.some(
      (one) => one.wish.isColour || (one.fit === NAMED_EXACTLY && !isThing(one.wish) && !one.wish.isOccasion),
    ),
  };
}

/** Sorts values of a specification by how well they fit a keyword: essential ones first, then those that most words fit. */
export function compareFits(a: ValueFit, b: ValueFit): number {
  return Number(b.isEssential) - Number(a.isEssential) || b.fit - a.fit;
}

/**
 * Returns the values of a product that a keyword names, by their own names or by the plain word for their colour. Of each
 * specification these are the values that fit the keyword best.
 *
 * @example namedValues(wishesOf('black headphones'), values)
 * // Map { 'color' => { values: Set { 'ink' }, isEssential: true } }
 */
export function namedValues(wishes: readonly Wish[], values: readonly NamedValue[]): ValuesOfKeyword {
  const best = new Map<string, ValueFit & { values: Set<string> }>();
  for (const value of values) {
    const fit = fitOfValue(wishes, value);
    const known = best.get(value.specification);
    const order = known ? compareFits(fit, known) : -1;
    if (fit.fit === 0 || order > 0) continue;
    if (known && order === 0) known.values.add(value.value);
    else best.set(value.specification, { ...fit, values: new Set([value.value]) });
  }
  return best;
}

/** Whether a word names a thing that the shop knows: in `茶 杯` the cup is the product, even if an option is called 单杯. */
function isThing({ alternatives: { names, vague, qualities } }: Wish): boolean {
  return qualities.length === 0 && names.length + vague.length > 0;
}

/**
 * What a list in price order is sorted by. `product`: the lowest price of each product. `sku`: the price of the SKU that the filter
 * or the keyword asks for.
 */
export type PriceOrder = 'product' | 'sku';

/**
 * Returns what a list is sorted by, `undefined` where it is not in price order.
 *
 * @param isValueNamed returns whether the keyword names an essential value of some product of the shop, such as a color
 * @example priceOrderOf('priceAsc', { inStock: true }, () => false) // 'sku'
 */
export function priceOrderOf(
  sort: ProductSort,
  filter: SkuFilterQuery,
  isValueNamed: () => boolean = () => false,
): PriceOrder | undefined {
  if (sort !== 'priceAsc' && sort !== 'priceDesc') return undefined;
  return hasSkuFilter(filter) || isValueNamed() ? 'sku' : 'product';
}

/**
 * Returns the SKUs of a product that a keyword asks for. A product is only listed under a filter if one of them meets it: "green
 * lamp" with "in stock only" lists no lamp whose green SKU is sold out.
 *
 * @returns the SKUs with all essential values that the keyword names; where the product has no such SKU, those with any of
 * them; where it has none either, all SKUs
 */
export function skusOfKeyword<Sku extends Pick<SkuFacts, 'values'>>(
  skus: readonly Sku[],
  named: ValuesOfKeyword,
): readonly Sku[] {
  const groups = [...named]
    .filter(([, { isEssential }]) => isEssential)
    .map(
      ([specification, { values }]) =>
        (sku: Sku) =>
          values.has(sku.values[specification] ?? ''),
    )
    .filter((hasValue) => skus.some(hasValue));
  const whole = skus.filter((sku) => groups.every((hasValue) => hasValue(sku)));
  return whole.length > 0 ? whole : skus.filter((sku) => groups.some((hasValue) => hasValue(sku)));
}

/** What a list asks of the SKU that is shown of a product. */
export interface SkuRequest {
  filter: SkuFilterQuery;
  /** The values that the keyword names. */
  named: ValuesOfKeyword;
  /** What the list is sorted by, where it is in price order: the SKU shown is the one whose price decides. */
  priceOrder?: PriceOrder | undefined;
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
 * In price order, values that are not essential do not count.
 *
 * @returns `undefined` where the product can be shown as a whole: nothing is asked of its SKUs, or all fit equally well and
 * none is cheaper
 */
export function matchSku<Sku extends SkuFacts>(
  skus: readonly Sku[],
  { filter, named: all, priceOrder }: SkuRequest,
): Sku | undefined {
  if (priceOrder === 'product') return cheapestSku(skus);
  const named = priceOrder ? new Map([...all].filter(([, { isEssential }]) => isEssential)) : all;
  const isAsked = named.size > 0 || hasSkuFilter(filter);
  if (!isAsked && !priceOrder) return undefined;
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
  if (isParticular && (hasNamed || hasSkuFilter(filter))) return best.sku;
  // A product as a whole is shown with its lowest price and the picture of its first SKU.
  const lowest = lowestPrice(skus);
  return priceOrder && (best.sku.price > lowest || (skus[0]?.price ?? lowest) > lowest) ? best.sku : undefined;
}

/** Returns the SKU that has the lowest price of its product, unless the first one has it, or only sold-out ones do. */
function cheapestSku<Sku extends SkuFacts>(skus: readonly Sku[]): Sku | undefined {
  const lowest = lowestPrice(skus);
  if (skus[0]?.price === lowest) return undefined;
  const [cheapest] = skus.filter(({ price }) => price === lowest).toSorted(compareStock);
  const isMisleading = cheapest?.stock === 0 && skus.some(({ stock }) => stock > 0);
  return isMisleading ? undefined : cheapest;
}

function lowestPrice(skus: readonly SkuFacts[]): number {
  return Math.min(...skus.map(({ price }) => price));
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
function fitOf(
  { script, text, spellings, isColour, alternatives }: Wish,
  { names, swatch }: Pick<NamedValue, 'names' | 'swatch'>,
): number {
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
