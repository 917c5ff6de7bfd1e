import type { ProductCollection, ProductSummary } from '@mallard/domain/contract';
import {
  type Carousel,
  getHome,
  getHomeCarousels,
  getHomeCategories,
  getHomeRecommended,
} from '@mallard/domain/contract';
import { handle, type OfflineCall, type OfflineRoute } from '../calls/offlineCall.ts';
import { toInstant, toPicture } from '../goods/present.ts';
import { carouselKickers } from '../messages/carouselKickers.ts';
import { conditionsOf, filterProducts } from '../products/filterProducts.ts';
import { runningDeal } from '../products/freshness.ts';
import { sortProducts } from '../products/sortProducts.ts';
import { toProductSummary } from '../products/toProduct.ts';
import type { ShelfProduct } from '../shop/openShelf.ts';
import { pathOfLink } from '../shop/pathOfLink.ts';
import { stableId } from '../shop/stableId.ts';
import { toCategoryTree } from './categories.ts';

/** How many products a shelf of the first screen holds. */
const PLACES = 10;
const MOST_RECOMMENDED = 20;
const MOST_SLIDES = 10;

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

function carousels({ shelf, locale }: OfflineCall): Carousel[] {
  return shelf.shop.carousels.slice(0, MOST_SLIDES).map(({ slug, title, subtitle, link, wide, tall }) => ({
    id: stableId('carousel', slug),
    kicker: carouselKickers[link.kind][locale],
    title: title[locale],
    subtitle: subtitle[locale],
    link: pathOfLink(link),
    wide: toPicture(wide, locale),
    tall: toPicture(tall, locale),
  }));
}

function topCategories({ shelf, locale }: OfflineCall) {
  return toCategoryTree(shelf, null, locale).map((category) => ({ ...category, children: [] }));
}

/** What the shop recommends, filled up with best sellers. */
function recommended(call: OfflineCall): ProductSummary[] {
  const products = filterProducts(call.shelf.products, conditionsOf({}, call), call);
  return cards(sortProducts(products, { sort: 'comprehensive' }, call), call, MOST_RECOMMENDED);
}

/** The products of a collection, as its own page sorts them. */
function collection(name: ProductCollection, call: OfflineCall): ShelfProduct[] {
  const products = filterProducts(call.shelf.products, conditionsOf({ collection: name }, call), call);
  return sortProducts(products, { sort: 'comprehensive', collection: name }, call);
}

function cards(products: readonly ShelfProduct[], call: OfflineCall, places = PLACES): ProductSummary[] {
  return products.slice(0, places).map((product) => toProductSummary(product, call));
}
