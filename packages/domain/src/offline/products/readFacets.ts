import type { Facets } from '../../contract/products.ts';
import { minor } from '../../money/minor.ts';
import type { OfflineCall } from '../calls/offlineCall.ts';
import { stockOfProduct } from '../goods/stock.ts';
import type { ShelfProduct } from '../shop/openShelf.ts';
import type { SampleSpecification } from '../shop/sampleShop.ts';
import { filterProducts, isReduced, type ProductConditions } from './filterProducts.ts';

const MOST_GROUPS = 20;
const MOST_VALUES = 200;
/** Choices of fewer products than this share of the widest group's narrow nothing that is shown. */
const LEAST_SHARE = 0.1;
const any = () => true;

/**
 * What products can be narrowed by, each group counted as if nothing had been chosen in it. The group of most products
 * comes first; groups in which something is chosen stay, so that it can be taken back.
 */
export function readFacets(
  products: readonly ShelfProduct[],
  conditions: ProductConditions,
  { state, locale, now }: OfflineCall,
): Facets {
  const without = (part: Partial<ProductConditions>) => filterProducts(products, { ...conditions, ...part });
  const prices = without({ price: any }).map(({ price }) => price);
  const specifications = products.flatMap(({ sample }) => sample.specifications.map(({ slug }) => slug));
  const groups = [...new Set(specifications)]
    .map((slug) => {
      const others = new Map([...conditions.attributes].filter(([name]) => name !== slug));
      return countGroup(slug, without({ attributes: others }));
    })
    .filter(({ values }) => values.length > 0)
    .sort((a, b) => b.reach - a.reach || (a.slug < b.slug ? -1 : 1));
  const least = (groups[0]?.reach ?? 0) * LEAST_SHARE;
  return {
    price: prices.length === 0 ? null : { min: minor(Math.min(...prices)), max: minor(Math.max(...prices)) },
    inStock: without({ stock: any }).filter((product) => stockOfProduct(state, product) > 0).length,
    onSale: without({ reduced: any }).filter((product) => isReduced(product, now)).length,
    attributes: groups
      .filter(({ slug, reach }) => reach >= least || conditions.attributes.has(slug))
      .slice(0, MOST_GROUPS)
      .map(({ slug, name, values }) => ({
        id: slug,
        name: name[locale],
        values: values.slice(0, MOST_VALUES).map(({ value, count }) => ({
          id: value.slug,
          name: value.name[locale],
          swatch: value.swatch ?? null,
          count,
        })),
      })),
  };
}

/** How many of the products have each value of a group; its words are those of the first product that has it. */
function countGroup(slug: string, products: readonly ShelfProduct[]) {
  const counted = new Map<string, { value: SampleSpecification['values'][number]; count: number }>();
  let name: SampleSpecification['name'] = { 'zh-CN': '', 'en-US': '' };
  for (const { sample, skus } of products)
    for (const group of sample.specifications.filter((one) => one.slug === slug)) {
      if (counted.size === 0) ({ name } = group);
      for (const value of group.values.filter((one) => skus.some(({ values }) => values[slug] === one.slug)))
        counted.set(value.slug, {
          value: counted.get(value.slug)?.value ?? value,
          count: (counted.get(value.slug)?.count ?? 0) + 1,
        });
    }
  const values = [...counted.values()].sort((a, b) => b.count - a.count || (a.value.slug < b.value.slug ? -1 : 1));
  return { slug, name, values, reach: values.reduce((sum, { count }) => sum + count, 0) };
}
