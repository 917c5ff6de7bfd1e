import type { ProductCollection, ProductSummary } from '@mallard/domain/contract';
import {
  type Carousel,
  getHome,
  getHomeCarousels,
  getHomeCategories,
  getHomeRecommended,
} from '@mallard/domain/contract';
import { toPicture } from '@mallard/domain/serving';
import { handle, type OfflineCall, type OfflineRoute } from '../calls/offlineCall.ts';
import { carouselKickers } from '../messages/carouselKickers.ts';
import { toInstant } from '../presenters/toInstant.ts';
import { conditionsOf, filterProducts } from '../products/filterProducts.ts';
import { runningDeal } from '../products/freshness.ts';
import { sortProducts } from '../products/sortProducts.ts';
import { toProductSummary } from '../products/toProduct.ts';
import type { CatalogProduct } from '../shop/openCatalog.ts';
import { pathOfLink } from '../shop/pathOfLink.ts';
import { stableId } from '../shop/stableId.ts';
import { toCategoryTree } from './categories.ts';

/** Number of products in a row of the home page. */
const ROW_SIZE = 10;
const MAX_RECOMMENDED = 20;
const MAX_SLIDES = 10;

export const homeRoutes: OfflineRoute[] = [
  handle(getHome, (_request, call) => {
    const deals = collection('discount', call).filter((product) => runningDeal(product, call.now));
    const [first] = deals;
    const endsAt = first && runningDeal(first, call.now)?.endsAt;
    return {
      carousels: carousels(call),
      categories: topCategories(call),
      recommended: recommended(call),
      newArrivals: cards(collection('new', call), call),
      hotSales: cards(collection('hot', call), call),
      deals: { endTime: endsAt === undefined ? null : toInstant(endsAt), items: cards(deals, call) },
    };
  }),
  handle(getHomeCarousels, (_request, call) => carousels(call)),
  handle(getHomeCategories, (_request, call) => topCategories(call)),
  handle(getHomeRecommended, (_request, call) => recommended(call)),
];

function carousels({ catalog, locale }: OfflineCall): Carousel[] {
  return catalog.shop.carousels.slice(0, MAX_SLIDES).map(({ slug, title, subtitle, link, wide, tall }) => ({
    id: stableId('carousel', slug),
    kicker: carouselKickers[link.kind][locale],
    title: title[locale],
    subtitle: subtitle[locale],
    link: pathOfLink(link),
    wide: toPicture(wide, locale),
    tall: toPicture(tall, locale),
  }));
}

function topCategories({ catalog, locale }: OfflineCall) {
  return toCategoryTree(catalog, null, locale).map((category) => ({ ...category, children: [] }));
}

/** Returns recommended products, filled up with best sellers. */
function recommended(call: OfflineCall): ProductSummary[] {
  const products = filterProducts(call.catalog.products, conditionsOf({}, call), call);
  return cards(sortProducts(products, { sort: 'comprehensive' }, call), call, MAX_RECOMMENDED);
}

/** Returns the products of a collection, sorted like its own page. */
function collection(name: ProductCollection, call: OfflineCall): CatalogProduct[] {
  const products = filterProducts(call.catalog.products, conditionsOf({ collection: name }, call), call);
  return sortProducts(products, { sort: 'comprehensive', collection: name }, call);
}

function cards(products: readonly CatalogProduct[], call: OfflineCall, count = ROW_SIZE): ProductSummary[] {
  return products.slice(0, count).map((product) => toProductSummary(product, call));
}
