import type { CatalogueSku, ProductSpecification } from '../types.ts';

/** What it takes to price and stock every combination of a product's options. */
export interface SkuPlan {
  /** Price of the plainest combination, in minor units. */
  price: number;
  /** Price before the reduction, in minor units; left out when nothing was reduced. */
  was?: number;
  /** What a choice adds to both prices, by slug of the value, in minor units. */
  extra?: Readonly<Record<string, number>>;
  /** Pieces of a well-stocked combination; the others get somewhat less, always the same. */
  stock: number;
  /** Exact stock of some combinations, by the slugs of their values joined with `/`. */
  stockOf?: Readonly<Record<string, number>>;
  /** Combinations that are not made, in the same form. */
  absent?: readonly string[];
}

/**
 * Multiplies the options out into SKUs, in the order of the groups. Without options there is one SKU.
 *
 * @throws {RangeError} when the plan names a choice or a combination that the options do not have
 */
export function skuMatrix(specifications: readonly ProductSpecification[], plan: SkuPlan): CatalogueSku[] {
  const skus: CatalogueSku[] = [];
  const all = combinations(specifications);
  assertKnown(Object.keys(plan.extra ?? {}), all.flatMap(Object.values<string>));
  assertKnown([...Object.keys(plan.stockOf ?? {}), ...(plan.absent ?? [])], all.map(keyOf));
  all.forEach((values, place) => {
    const chosen = Object.values(values);
    const key = keyOf(values);
    if (plan.absent?.includes(key)) return;
    const extra = chosen.reduce((sum, value) => sum + (plan.extra?.[value] ?? 0), 0);
    skus.push({
      values,
      price: plan.price + extra,
      originalPrice: plan.was === undefined ? null : plan.was + extra,
      stock: plan.stockOf?.[key] ?? Math.ceil(plan.stock * (1 - ((place * 37) % 60) / 100)),
    });
  });
  return skus;
}

function keyOf(values: Readonly<Record<string, string>>): string {
  return Object.values(values).join('/');
}

function assertKnown(named: readonly string[], known: readonly string[]): void {
  const unknown = named.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new RangeError(`The options do not have ${unknown.join(', ')}.`);
}

function combinations(specifications: readonly ProductSpecification[]): Record<string, string>[] {
  return specifications.reduce<Record<string, string>[]>(
    (sofar, { slug, values }) => sofar.flatMap((chosen) => values.map((value) => ({ ...chosen, [slug]: value.slug }))),
    [{}],
  );
}
