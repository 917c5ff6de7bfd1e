import type { EndpointData } from '@mallard/domain/contract';
import {
  type Category,
  getCategoryTree,
  getFacets,
  getHome,
  getHomeCarousels,
  getHomeCategories,
  getHomeRecommended,
  getProduct,
  listCategories,
  listCategoryProducts,
  listProducts,
  listReviews,
  searchProducts,
  suggestProducts,
} from '@mallard/domain/contract';
import { ContractViolation } from '../contractViolation.ts';
import type { RunContext } from '../runContext.ts';
import { type Scenario, scenario, simply } from '../scenario.ts';
import { pickProduct, pickSku } from '../steps.ts';

/** Scenarios of public content: home, categories, products and reviews. */
export const catalogueScenarios: readonly Scenario[] = [
  simply(getHome, {}),
  simply(getHomeCarousels, {}),
  simply(getHomeCategories, {}),
  simply(getHomeRecommended, {}),
  simply(listCategories, { query: { level: 1 } }),
  scenario(getCategoryTree, {
    prepare: async () => ({ shopper: null, input: {} }),
    async verify(_, context, data) {
      const menu = await context.call(getCategoryTree, { query: { pictures: false } });
      if (flatten(menu).some(({ picture }) => picture !== null))
        throw new ContractViolation('a tree that is asked for with pictures=false must have none');
      if (idsOf(menu).join() !== idsOf(data as Category[]).join())
        throw new ContractViolation('with pictures=false the tree must be the same but for its pictures');
    },
  }),
  simply(listProducts, { query: { pageNumber: 1, pageSize: 5, sort: 'priceAsc', minPrice: 0, inStock: true } }),
  scenario(searchProducts, {
    async prepare(context) {
      const { product } = await pickSku(context);
      return { shopper: null, input: { query: { keyword: [...product.title].slice(0, 30).join(''), pageSize: 100 } } };
    },
    async verify(_, context, data) {
      const { product } = await pickSku(context);
      const { items } = data as EndpointData<typeof searchProducts>;
      if (!items.some(({ id }) => id === product.id))
        throw new ContractViolation(`a search for the title of product ${product.id} must find it`);
    },
    prepareList: async (context) => ({ shopper: null, input: { query: { keyword: await commonWord(context) } } }),
  }),
  simply(suggestProducts, { query: { keyword: 'a' } }),
  simply(getFacets, { query: {} }),
  scenario(getProduct, {
    prepare: async (context) => ({ shopper: null, input: { params: { id: await pickProduct(context) } } }),
  }),
  scenario(listCategoryProducts, {
    async prepare(context) {
      const { product } = await pickSku(context);
      return { shopper: null, input: { params: { id: product.categoryUuid }, query: { pageSize: 5 } } };
    },
    prepareList: async (context) => ({ shopper: null, input: { params: { id: await topCategory(context) } } }),
  }),
  scenario(listReviews, {
    async prepare(context) {
      const { product } = await pickSku(context);
      return { shopper: null, input: { query: { productUuid: product.id, filter: 'all' as const, pageSize: 5 } } };
    },
  }),
];

/** Returns the word in most titles, so that a search for it has several pages. */
async function commonWord(context: RunContext): Promise<string> {
  const { items } = await context.call(listProducts, { query: { pageSize: 100 } });
  const words = items.flatMap(({ title }) => [...new Set(title.toLowerCase().match(/[\p{L}\p{N}]{2,30}/gu) ?? [])]);
  const count = (word: string) => words.filter((one) => one === word).length;
  const [most = 'a'] = words.toSorted((one, other) => count(other) - count(one));
  return most;
}

/** Returns the top-level category with the most of the first 100 products, so that it has several pages. */
async function topCategory(context: RunContext): Promise<string> {
  const { items } = await context.call(listProducts, { query: { pageSize: 100 } });
  const tree = await context.call(getCategoryTree, {});
  const countIn = (category: Category) => {
    const ids = new Set(idsOf([category]));
    return items.filter(({ categoryUuid }) => ids.has(categoryUuid)).length;
  };
  const [largest] = tree.toSorted((a, b) => countIn(b) - countIn(a));
  if (!largest) throw new ContractViolation('the shop must have a category, but has none');
  return largest.id;
}

function flatten(tree: readonly Category[]): Category[] {
  return tree.flatMap((category) => [category, ...flatten(category.children)]);
}

function idsOf(tree: readonly Category[]): string[] {
  return flatten(tree).map(({ id }) => id);
}
