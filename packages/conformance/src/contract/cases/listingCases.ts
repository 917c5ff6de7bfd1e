import type { Endpoint, EndpointInput, ProductSort } from '@mallard/domain/contract';
import { DEFAULT_PAGE_SIZE, getFacets, getProduct, listProducts, type ProductSummary } from '@mallard/domain/contract';
import { assertShown } from '../assertShown.ts';
import { type ContractCase, defineCase } from '../contractCase.ts';
import { type RunContext, runContextOf } from '../runContext.ts';
import { Skipped } from '../skipped.ts';

type Query = NonNullable<EndpointInput<typeof listProducts>['query']>;

/** The numeric field of each sort order. The order of the others is not visible in responses. */
const fieldOfSort: Readonly<
  Record<Exclude<ProductSort, 'comprehensive' | 'newest'>, [field: 'price' | 'sales' | 'rating', direction: 1 | -1]>
> = {
  priceAsc: ['price', 1],
  priceDesc: ['price', -1],
  sales: ['sales', -1],
  rating: ['rating', -1],
};
const sorts = Object.entries(fieldOfSort).map(([sort, [field, direction]]) => ({
  sort: sort as keyof typeof fieldOfSort,
  field,
  direction,
}));

/** Products have the requested order and bounds. */
export function listingCases({ name }: Endpoint): ContractCase[] {
  if (name !== listProducts.name) return [];
  return [
    defineCase('rule', name, 'sorts as requested', async (target) => {
      for (const { sort, field, direction } of sorts) {
        const values = (await listed(runContextOf(target), { sort, pageSize: 100 })).map((product) => product[field]);
        const sorted = values.toSorted((a, b) => direction * (a - b));
        assertShown(`GET ${listProducts.path} by ${sort}`, `data.items.*.${field}`, sorted, values);
      }
    }),
    defineCase('rule', name, 'shows prices in sort order, with any filter', async (target) => {
      const context = runContextOf(target);
      const { attributes } = await context.call(getFacets, {});
      const values = attributes.flatMap((group) => group.values.slice(0, 2).map(({ id }) => `${group.id}:${id}`));
      for (const { sort, field, direction } of sorts.filter(({ field }) => field === 'price'))
        for (const filter of [{ minPrice: 1 }, ...values.slice(0, 6).map((value) => ({ attributes: value }))]) {
          const prices = (await listed(context, { ...filter, sort, pageSize: 100 })).map(shownPrice);
          const sorted = prices.toSorted((a, b) => direction * (a - b));
          const asked = `GET ${listProducts.path} by ${sort} with ${JSON.stringify(filter)}`;
          assertShown(asked, `data.items.*.matchedSku.${field}`, sorted, prices);
        }
    }),
    defineCase('rule', name, 'returns only products that match the filter', async (target) => {
      const context = runContextOf(target);
      const products = await listed(context, { sort: 'priceAsc', pageSize: 100 });
      const middle = products[Math.floor(products.length / 2)];
      if (!middle) throw new Skipped('the shop has no products');
      const bounds: [query: Query, isWithin: (product: ProductSummary) => boolean][] = [
        [{ minPrice: middle.price }, (product) => shownPrice(product) >= middle.price],
        [{ maxPrice: middle.price }, (product) => shownPrice(product) <= middle.price],
        [{ inStock: true }, ({ stock }) => stock > 0],
        [{ categoryUuid: middle.categoryUuid }, ({ categoryUuid }) => categoryUuid === middle.categoryUuid],
      ];
      for (const [query, isWithin] of bounds) {
        const found = await listed(context, { ...query, pageSize: 100 });
        const asked = `GET ${listProducts.path} with ${JSON.stringify(query)}`;
        assertShown(
          asked,
          'ids of products that do not match',
          [],
          found.filter((one) => !isWithin(one)).map(({ id }) => id),
        );
        if (!('inStock' in query))
          assertShown(
            asked,
            `whether ${middle.id} is among them`,
            true,
            found.some(({ id }) => id === middle.id),
          );
      }
    }),
    defineCase('rule', name, 'marks products whose SKUs have different prices', async (target) => {
      const context = runContextOf(target);
      const products = await listed(context, { sort: 'priceAsc', pageSize: 100 });
      const withKnownRange = products.filter(({ hasPriceRange }) => hasPriceRange !== undefined);
      for (const isRange of [true, false]) {
        const summary = withKnownRange.find(({ hasPriceRange }) => hasPriceRange === isRange);
        if (!summary) continue;
        const { skus } = await context.call(getProduct, { params: { id: summary.id } });
        assertShown(
          `GET ${getProduct.path} of a product with hasPriceRange ${isRange}`,
          'whether data.skus.*.price differ',
          isRange,
          skus.some(({ price }) => price !== summary.price),
        );
      }
    }),
    defineCase('rule', name, 'returns the first page by default', async (target) => {
      const page = await runContextOf(target).call(listProducts, {});
      assertShown(`GET ${listProducts.path}`, 'data', { pageNumber: 1, pageSize: DEFAULT_PAGE_SIZE }, page);
    }),
  ];
}

/** Returns the price of the SKU that matches the filter, if the card shows one. */
function shownPrice({ matchedSku, price }: ProductSummary): number {
  return matchedSku?.price ?? price;
}

async function listed(context: RunContext, query: Query): Promise<ProductSummary[]> {
  return (await context.call(listProducts, { query })).items;
}
