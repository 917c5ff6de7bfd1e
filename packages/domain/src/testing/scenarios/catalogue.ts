import { getCategoryTree, listCategories } from '../../contract/categories.ts';
import { getHome, getHomeCarousels, getHomeCategories, getHomeRecommended } from '../../contract/home.ts';
import {
  getFacets,
  getProduct,
  listCategoryProducts,
  listProducts,
  searchProducts,
  suggestProducts,
} from '../../contract/products.ts';
import { listReviews } from '../../contract/reviews.ts';
import { type Scenario, scenario, simply } from '../scenario.ts';
import { pickSku } from '../steps.ts';

/** What anybody may look at: home, categories, products and what others said of them. */
export const catalogueScenarios: readonly Scenario[] = [
  simply(getHome, {}),
  simply(getHomeCarousels, {}),
  simply(getHomeCategories, {}),
  simply(getHomeRecommended, {}),
  simply(listCategories, { query: { level: 1 } }),
  simply(getCategoryTree, {}),
  simply(listProducts, { query: { pageNumber: 1, pageSize: 5, sort: 'priceAsc', minPrice: 0, inStock: true } }),
  simply(searchProducts, { query: { keyword: 'a', pageSize: 5 } }),
  simply(suggestProducts, { query: { keyword: 'a' } }),
  simply(getFacets, { query: {} }),
  scenario(getProduct, {
    prepare: async (world) => ({ shopper: null, input: { params: { id: (await pickSku(world)).product.id } } }),
  }),
  scenario(listCategoryProducts, {
    async prepare(world) {
      const { product } = await pickSku(world);
      return { shopper: null, input: { params: { id: product.categoryUuid }, query: { pageSize: 5 } } };
    },
  }),
  scenario(listReviews, {
    async prepare(world) {
      const { product } = await pickSku(world);
      return { shopper: null, input: { query: { productUuid: product.id, filter: 'all' as const, pageSize: 5 } } };
    },
  }),
];
