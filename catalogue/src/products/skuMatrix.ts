import type { CatalogueSku, ProductSpecification } from '../types.ts';

/** Price and stock of all combinations of a product's options. */
export interface SkuPlan {
  /** Price without extras, in minor units. */
  price: number;
  /** Price before the reduction, in minor units; omitted without a reduction. */
  was?: number;
  /** Surcharges on both prices by slug of the option value, in minor units. */
  extra?: Readonly<Record<string, number>>;
  /** Stock of the first combination in pieces. Others have less, by a fixed pattern. */
  stock: number;
  /** Exact stock of some combinations, by the slugs of their values, joined with `/`. */
  stockOf?: Readonly<Record<string, number>>;
  /** Combinations that do not exist, in the same format. */
  absent?: readonly string[];
}

/**
 * Returns a SKU for each combination of options, in the order of the options. Without options, it returns one SKU.
 *
 * @throws {RangeError} when the plan contains an unknown value or combination
 */
export function skuMatrix(specifications: readonly ProductSpecification[], plan: SkuPlan): CatalogueSku[] {
  const skus: CatalogueSku[] = [];
  const all = combinations(specifications);
  assertKnown(Object.keys(plan.extra ?? {}), all.flatMap(Object.values<string>));
  assertKnown([...Object.keys(plan.stockOf ?? {}), ...(plan.absent ?? [])], all.map(keyOf));
  all.forEach((values, index) => {
    const valueSlugs = Object.values(values);
    const key = keyOf(values);
    if (plan.absent?.includes(key)) return;
    const extra = valueSlugs.reduce((sum, value) => sum + (plan.extra?.[value] ?? 0), 0);
    skus.push({
      values,
      price: plan.price + extra,
      originalPrice: plan.was === undefined ? null : plan.was + extra,
      stock: plan.stockOf?.[key] ?? Math.ceil(plan.stock * (1 - ((index * 37) % 60) / 100)),
    });
  });
  return skus;
}

function keyOf(values: Readonly<Record<string, string>>): string {
  return Object.values(values).join('/');
}

function assertKnown(named: readonly string[], allowed: readonly string[]): void {
  const unknown = named.filter((name) => !allowed.includes(name));
  if (unknown.length > 0) throw new RangeError(`The options do not have ${unknown.join(', ')}.`);
}

function combinations(specifications: readonly ProductSpecification[]): Record<string, string>[] {
  return specifications.reduce<Record<string, string>[]>(
    (partial, { slug, values }) =>
      partial.flatMap((combination) => values.map((value) => ({ ...combination, [slug]: value.slug }))),
    [{}],
  );
}
