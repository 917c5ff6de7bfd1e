import {
  type Category,
  getHome,
  getHomeCarousels,
  getHomeCategories,
  getHomeRecommended,
} from '@mallard/domain/contract';
import { type Call, handle, type Route } from '../../http/handle.ts';
import { toCategoryTree } from '../categories/presenter.ts';
import { type CategoryRow, readCategories } from '../categories/queries.ts';
import type { SummaryRow } from '../products/readProducts.ts';
import { toProductSummary } from '../products/toProductSummary.ts';
import { readCarousels, toCarousel } from './carousels.ts';
import { readCollection, readDeals, readRecommended } from './readShelves.ts';

export const homeRoutes: Route[] = [
  handle(getHome, async (_request, call) => {
    const { db, locale, now } = call;
    const [slides, categories, recommended, newArrivals, hotSales, deals] = await Promise.all([
      readCarousels(db),
      readCategories(db),
      readRecommended(db, now),
      readCollection(db, 'new', now),
      readCollection(db, 'hot', now),
      readDeals(db, now),
    ]);
    return {
      carousels: slides.map((slide) => toCarousel(slide, locale)),
      categories: toTop(categories, call),
      recommended: toCards(recommended, call),
      newArrivals: toCards(newArrivals, call),
      hotSales: toCards(hotSales, call),
      deals: { endTime: deals[0]?.dealEndsAt?.toISOString() ?? null, items: toCards(deals, call) },
    };
  }),
  handle(getHomeCarousels, async (_request, { db, locale }) =>
    (await readCarousels(db)).map((slide) => toCarousel(slide, locale)),
  ),
  handle(getHomeCategories, async (_request, call) => toTop(await readCategories(call.db), call)),
  handle(getHomeRecommended, async (_request, call) => toCards(await readRecommended(call.db, call.now), call)),
];

function toTop(rows: readonly CategoryRow[], { locale }: Call): Category[] {
  return toCategoryTree(rows, null, locale).map((category) => ({ ...category, children: [] }));
}

function toCards(rows: readonly SummaryRow[], { locale, now }: Call) {
  return rows.map((row) => toProductSummary(row, locale, now));
}
