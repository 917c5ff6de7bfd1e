import type { ProductSort } from '../../contract/limits.ts';
import { type Paged, toPaged } from '../../contract/paged.ts';
import {
  getFacets,
  getProduct,
  listCategoryProducts,
  listProducts,
  type ProductSummary,
  searchProducts as searchCall,
  suggestProducts,
} from '../../contract/products.ts';
import { refuse } from '../../serving/refuse.ts';
import { handle, type OfflineCall, type OfflineRoute } from '../calls/offlineCall.ts';
import { pageOf } from '../calls/pageOf.ts';
import { conditionsOf, filterProducts, type ProductFilter } from '../products/filterProducts.ts';
import { readFacets } from '../products/readFacets.ts';
import { searchCategories, searchProducts, searchTitles } from '../products/searchProducts.ts';
import { sortProducts } from '../products/sortProducts.ts';
import { toProduct, toProductSummary } from '../products/toProduct.ts';
import type { ShelfProduct } from '../shop/openShelf.ts';

const MOST_CATEGORIES = 4;
const MOST_SUGGESTIONS = 12;

export const productsRoutes: OfflineRoute[] = [
  handle(listProducts, ({ query }, call) => answerList(query, query, call)),
  handle(searchCall, ({ query }, call) => {
    const { found, isOnlyMentioned } = searchProducts(call.shelf, query.keyword);
    // Hits are in order already: the best first.
    const isRanked = query.sort === 'comprehensive';
    return { ...answerList(query, query, call, { found, isRanked }), isOnlyMentioned };
  }),
  handle(suggestProducts, ({ query }, { shelf, locale }) => {
    const categories = searchCategories(shelf, query.keyword)
      .slice(0, MOST_CATEGORIES)
      .map(({ id, name }) => ({ kind: 'category' as const, id, text: name[locale] }));
    const products = searchTitles(shelf, query.keyword).map(({ id, sample }) => ({
      ...{ kind: 'product' as const, id },
      text: sample.title[locale],
    }));
    return [...categories, ...products].slice(0, MOST_SUGGESTIONS);
  }),
  handle(getFacets, ({ query }, call) => {
    const { keyword } = query;
    const found = keyword === undefined ? call.shelf.products : searchProducts(call.shelf, keyword).found;
    return readFacets(found, conditionsOf(query, call), call);
  }),
  handle(getProduct, ({ params }, call) => {
    const product = call.shelf.product(params.id);
    if (!product) throw refuse.notFound();
    return toProduct(product, call);
  }),
  handle(listCategoryProducts, ({ params, query }, call) => {
    if (!call.shelf.categories.some(({ id }) => id === params.id)) throw refuse.notFound();
    return answerList({ categoryUuid: params.id }, query, call);
  }),
];

function answerList(
  filter: ProductFilter,
  { sort, pageNumber, pageSize }: { sort: ProductSort; pageNumber: number; pageSize: number },
  call: OfflineCall,
  { found, isRanked }: { found: readonly ShelfProduct[]; isRanked: boolean } = {
    found: call.shelf.products,
    isRanked: false,
  },
): Paged<ProductSummary> {
  const left = filterProducts(found, conditionsOf(filter, call));
  const sorted = isRanked ? left : sortProducts(left, sort, filter.collection, call);
  const page = { pageNumber, pageSize };
  const items = pageOf(sorted, page).map((product) => toProductSummary(product, call));
  return toPaged(items, sorted.length, page);
}
