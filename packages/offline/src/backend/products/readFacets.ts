import type { Facets } from '@mallard/domain/contract';
import type { LocalizedText } from '@mallard/domain/messages';
import { minor } from '@mallard/domain/money';
import { groupName } from '@mallard/domain/serving';
import type { OfflineCall } from '../calls/offlineCall.ts';
import type { CatalogProduct } from '../shop/openCatalog.ts';
import type { SampleSpecification } from '../shop/sampleShop.ts';
import { type FilteredProduct, filterProducts, isReduced, type ProductConditions } from './filterProducts.ts';

const MAX_GROUPS = 20;
const MAX_VALUES = 200;
/** Groups of fewer products than this share of the largest group are not shown. */
const LEAST_SHARE = 0.1;
const any = () => true;

/**
 * Returns the facets of products, each group counted without its own selection. The group with most products is first;
 * groups with a selection stay, so that it can be removed.
 */
export function readFacets(
  products: readonly CatalogProduct[],
  conditions: ProductConditions,
  call: OfflineCall,
): Facets {
  const { locale, now } = call;
  const without = (part: Partial<ProductConditions>) => filterProducts(products, { ...conditions, ...part }, call);
  const prices = without({ price: any }).flatMap(({ askedSkus }) => askedSkus.map(({ price }) => price));
  const specifications = products.flatMap(({ sample }) => sample.specifications.map(({ slug }) => slug));
  const groups = [...new Set(specifications)]
    .map((slug) => {
      const otherAttributes = new Map([...conditions.attributes].filter(([name]) => name !== slug));
      return countGroup(slug, without({ attributes: otherAttributes }));
    })
    .filter(({ values }) => values.length > 0)
    .sort((a, b) => b.reach - a.reach || (a.slug < b.slug ? -1 : 1));
  const least = (groups[0]?.reach ?? 0) * LEAST_SHARE;
  return {
    price: prices.length === 0 ? null : { min: minor(Math.min(...prices)), max: minor(Math.max(...prices)) },
    inStock: without({ stock: ({ stock }) => stock > 0 }).length,
    onSale: without({ reduced: (product) => isReduced(product, now) }).length,
    attributes: groups
      .filter(({ slug, reach }) => reach >= least || conditions.attributes.has(slug))
      .slice(0, MAX_GROUPS)
      .map(({ slug, name, values }) => ({
        id: slug,
        name: name[locale],
        values: values.slice(0, MAX_VALUES).map(({ value, count }) => ({
          id: value.slug,
          name: value.name[locale],
          swatch: value.swatch ?? null,
          count,
        })),
      })),
  };
}

type Value = SampleSpecification['values'][number];

/** A value with one of its names: products may name the same value, and its group, differently. */
interface NamedValue {
  group: LocalizedText;
  value: Value;
  count: number;
}

/** Counts the products with each value of a group, under its most common name. */
function countGroup(slug: string, products: readonly FilteredProduct[]) {
  const named = namedValues(slug, products);
  const values = Array.from(named, (names) => {
    const [main] = names.toSorted((a, b) => b.count - a.count);
    return main ? [{ ...main, count: names.reduce((sum, { count }) => sum + count, 0) }] : [];
  })
    .flat()
    .sort((a, b) => b.count - a.count || (a.value.slug < b.value.slug ? -1 : 1));
  const names = named.flat().map(({ group, count }) => ({ name: group, products: count }));
  const areColors = values.every(({ value }) => value.swatch != null);
  const reach = values.reduce((sum, { count }) => sum + count, 0);
  return { slug, values, reach, name: groupName(names, areColors) };
}

/** Returns the values of a group in some SKUs, each with all of its names. */
function namedValues(slug: string, products: readonly FilteredProduct[]): NamedValue[][] {
  const values = new Map<string, Map<string, NamedValue>>();
  for (const { product, askedSkus } of products)
    for (const group of product.sample.specifications.filter((specification) => specification.slug === slug))
      for (const value of group.values.filter((value) => askedSkus.some((sku) => sku.values[slug] === value.slug))) {
        const names = values.get(value.slug) ?? new Map<string, NamedValue>();
        values.set(value.slug, names);
        const key = JSON.stringify([group.name, value.name, value.swatch]);
        names.set(key, { group: group.name, value, count: (names.get(key)?.count ?? 0) + 1 });
      }
  return Array.from(values.values(), (names) => [...names.values()]);
}
