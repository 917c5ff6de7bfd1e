import type { ProductSort } from '@mallard/domain/contract';
import type { ValuesOfKeyword } from './namedValues.ts';
import { hasSkuFilter, meetsSkuFilter, readSkuFilter, type SkuFacts, type SkuFilterQuery } from './skuFilter.ts';

/**
 * The price that sorts a list. `product`: the lowest price of each product. `sku`: the price of the SKU that the filter
 * or the keyword asks for.
 */
export type PriceOrder = 'product' | 'sku';

/**
 * Returns the price that sorts a list, or `undefined` if the list isn't sorted by price.
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
 * Returns the SKUs of a product that match a keyword. A product is only listed under a filter if one of them matches
 * it: "green lamp" with "in stock only" lists no lamp whose green SKU is sold out.
 *
 * @returns the SKUs with all essential values of the keyword; without such a SKU those with any of them; without those,
 *   all SKUs
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

/** Criteria of a list for the displayed SKU. */
export interface SkuRequest {
  filter: SkuFilterQuery;
  /** The values that the keyword names. */
  named: ValuesOfKeyword;
  /** The price that sorts the list; `undefined` if it isn't sorted by price. The displayed SKU has that price. */
  priceOrder?: PriceOrder | undefined;
}

/**
 * Returns the SKU that a list shows of a product. It matches the filter. Of several SKUs it is the first by these
 * rules:
 *
 * 1. It has most of the essential values of the keyword, even if it is sold out: `黑色耳机` shows the black SKU as sold
 *   out, because another color is not what was asked for.
 * 2. It is in stock.
 * 3. It has most of the other values of the keyword: `生日礼物` shows the gift box if it can be bought, otherwise what can
 *   be bought.
 * 4. It is the cheapest.
 *
 * In price order, only essential values count.
 *
 * @returns `undefined` if the whole product can be shown: there are no criteria, or all SKUs match equally and none is
 *   cheaper
 */
export function matchSku<Sku extends SkuFacts>(
  skus: readonly Sku[],
  { filter, named: all, priceOrder }: SkuRequest,
): Sku | undefined {
  if (priceOrder === 'product') return cheapestSku(skus);
  const named = priceOrder ? essentialOf(all) : all;
  const isAsked = named.size > 0 || hasSkuFilter(filter);
  if (!isAsked && !priceOrder) return undefined;
  const conditions = readSkuFilter(filter);
  const ranked = rankSkus(
    skus.filter((sku) => meetsSkuFilter(sku, conditions)),
    named,
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
  // Without a SKU, the list shows the lowest price of the product and the picture of its first SKU.
  const lowest = lowestPrice(skus);
  return priceOrder && (best.sku.price > lowest || (skus[0]?.price ?? lowest) > lowest) ? best.sku : undefined;
}

/**
 * Returns the SKU whose price sorts a product in the price order `sku`. `matchSku` returns the same SKU.
 *
 * @param skus the SKUs that match the filter
 * @param named the values of the product that the keyword names
 * @returns `undefined` without SKUs
 */
export function firstOffer<Sku extends SkuFacts>(skus: readonly Sku[], named: ValuesOfKeyword): Sku | undefined {
  return rankSkus(skus, essentialOf(named))[0]?.sku;
}

function essentialOf(named: ValuesOfKeyword): ValuesOfKeyword {
  return new Map([...named].filter(([, { isEssential }]) => isEssential));
}

interface RankedSku<Sku> {
  sku: Sku;
  /** Number of its essential values that the keyword names. */
  essential: number;
  /** Number of its other values that the keyword names. */
  other: number;
}

/** Sorts SKUs by the rules of `matchSku`. */
function rankSkus<Sku extends SkuFacts>(skus: readonly Sku[], named: ValuesOfKeyword): RankedSku<Sku>[] {
  const countNamed = ({ values }: Sku, isWanted: boolean) =>
    [...named].filter(
      ([specification, some]) => some.isEssential === isWanted && some.values.has(values[specification] ?? ''),
    ).length;
  return skus
    .map((sku) => ({ sku, essential: countNamed(sku, true), other: countNamed(sku, false) }))
    .toSorted(
      (a, b) =>
        b.essential - a.essential || compareStock(a.sku, b.sku) || b.other - a.other || a.sku.price - b.sku.price,
    );
}

/** Returns the SKU with the lowest price, unless it is the first SKU, or all SKUs with that price are sold out. */
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

function compareStock(a: SkuFacts, b: SkuFacts): number {
  return Number(b.stock > 0) - Number(a.stock > 0);
}
