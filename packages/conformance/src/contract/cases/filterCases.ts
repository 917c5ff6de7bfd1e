import { createUuid } from '@mallard/domain/client';
import type { Endpoint } from '@mallard/domain/contract';
import {
  cancelOrder,
  getFacets,
  getProduct,
  listOrders,
  listProducts,
  listReviews,
  orderTabs,
  type Review,
  type ReviewFilter,
  reviewFilters,
  searchProducts,
} from '@mallard/domain/contract';
import { assertShown } from '../assertShown.ts';
import { type ContractCase, defineCase } from '../contractCase.ts';
import { type RunContext, runContextOf } from '../runContext.ts';
import { Skipped } from '../skipped.ts';
import { placeOrder } from '../steps.ts';

/** Maximum number of products whose reviews are loaded. */
const MAX_PRODUCTS = 10;

/** A list contains what was requested: orders of a tab, reviews of a kind, products that match a keyword. */
export function filterCases({ name }: Endpoint): ContractCase[] {
  switch (name) {
    case listOrders.name:
      return [
        defineCase('rule', name, 'shows only orders of its status in each tab', (target) =>
          tryTabs(runContextOf(target)),
        ),
      ];
    case listReviews.name:
      return [
        defineCase('rule', name, 'shows only reviews that match a filter', (target) =>
          tryReviewFilters(runContextOf(target)),
        ),
      ];
    case listProducts.name:
      return [
        defineCase('rule', name, 'lists products with a SKU that has all selected values and is in stock', (target) =>
          tryTwoValues(runContextOf(target)),
        ),
      ];
    case searchProducts.name:
      return [
        defineCase('rule', name, 'finds nothing for a keyword that no product contains', (target) =>
          tryNoWord(runContextOf(target)),
        ),
      ];
    default:
      return [];
  }
}

async function tryTabs(context: RunContext): Promise<void> {
  const shopper = await context.newShopper();
  const unpaid = await placeOrder(context, shopper);
  const { id } = await placeOrder(context, shopper);
  await shopper.call(cancelOrder, { params: { id }, body: { reason: 'changedMind' } });
  const placedIds = [unpaid.id, id];
  for (const tab of orderTabs) {
    const { items } = await shopper.call(listOrders, { query: { tab, pageSize: 100 } });
    const request = `GET ${listOrders.path} with tab ${tab}`;
    const otherStatuses = items.filter(({ status }) => tab !== 'all' && status !== tab).map(({ status }) => status);
    assertShown(request, 'the statuses of other tabs', [], otherStatuses);
    const expected = { all: placedIds, unpaid: [unpaid.id], cancelled: [id] }[tab as string] ?? [];
    const shown = placedIds.filter((placedId) => items.some((item) => item.id === placedId));
    assertShown(request, 'which of the orders just placed', expected, shown);
  }
}

const isOfFilter: Readonly<Record<ReviewFilter, (review: Review) => boolean>> = {
  all: () => true,
  withPhotos: ({ images }) => images.length > 0,
  good: ({ rating }) => rating >= 4,
  medium: ({ rating }) => rating === 3,
  bad: ({ rating }) => rating <= 2,
};

async function tryReviewFilters(context: RunContext): Promise<void> {
  const { items: products } = await context.call(listProducts, { query: { sort: 'sales', pageSize: MAX_PRODUCTS } });
  let seen = 0;
  for (const { id: productUuid } of products) {
    const { items, total } = await context.call(listReviews, { query: { productUuid, pageSize: 100 } });
    seen += total;
    for (const filter of reviewFilters) {
      const found = await context.call(listReviews, { query: { productUuid, filter, pageSize: 100 } });
      const request = `GET ${listReviews.path} with filter ${filter}`;
      const wrong = found.items.filter((review) => !isOfFilter[filter](review)).map(({ id }) => id);
      assertShown(request, 'the ids of other reviews', [], wrong);
      // Entries on later pages are not counted here.
      if (items.length === total)
        assertShown(request, 'data.total', items.filter(isOfFilter[filter]).length, found.total);
    }
  }
  if (seen === 0) throw new Skipped('no product has a review');
}

/** Maximum number of pairs of values. */
const MAX_PAIRS = 6;

async function tryTwoValues(context: RunContext): Promise<void> {
  const { attributes: groups } = await context.call(getFacets, { query: {} });
  const [first, second] = groups.filter(({ values }) => values.length > 1);
  if (!first || !second) return;
  const pairs = first.values
    .slice(0, 2)
    .flatMap((value) => second.values.map((other) => [value.id, other.id] as const));
  for (const [firstValue, secondValue] of pairs.slice(0, MAX_PAIRS)) {
    const attributes = `${first.id}:${firstValue};${second.id}:${secondValue}`;
    const query = { attributes, inStock: true, pageSize: 100 };
    const { items, total } = await context.call(listProducts, { query });
    const request = `GET ${listProducts.path} with attributes ${attributes} and inStock`;
    const wrong: string[] = [];
    for (const { id } of items) {
      const { skus } = await context.call(getProduct, { params: { id } });
      if (
        !skus.some(
          ({ values, stock }) => stock > 0 && values[first.id] === firstValue && values[second.id] === secondValue,
        )
      )
        wrong.push(id);
    }
    assertShown(request, 'the ids of products without such a SKU', [], wrong);
    const facets = await context.call(getFacets, { query: { attributes: `${first.id}:${firstValue}`, inStock: true } });
    const values = facets.attributes.find(({ id }) => id === second.id)?.values ?? [];
    const count = values.find(({ id }) => id === secondValue)?.count ?? 0;
    assertShown(`GET ${getFacets.path} with ${first.id}:${firstValue}`, `the count of ${secondValue}`, total, count);
  }
}

async function tryNoWord(context: RunContext): Promise<void> {
  const keyword = createUuid().replace(/\d|-/g, (sign) => 'ghjkmpqvwxz'.charAt(sign === '-' ? 10 : Number(sign)));
  const { items, total } = await context.call(searchProducts, { query: { keyword: keyword.slice(0, 20) } });
  const request = `GET ${searchProducts.path} with a keyword of random letters`;
  assertShown(
    request,
    'the ids',
    [],
    items.map(({ id }) => id),
  );
  assertShown(request, 'data.total', 0, total);
}
