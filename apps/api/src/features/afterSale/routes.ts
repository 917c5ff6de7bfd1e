import {
  listAfterSales,
  requestAfterSale,
  type Shop,
  shipAfterSale,
  withdrawAfterSale,
} from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import type { Database } from '../../db/database.ts';
import { handleMember, type Route } from '../../http/handle.ts';
import type { AfterSaleRow } from '../orders/afterSaleClaims.ts';
import { changeAfterSale } from './changeAfterSale.ts';
import { createAfterSale } from './createAfterSale.ts';
import { toAfterSale } from './presenter.ts';
import { readAfterSales } from './queries.ts';
import { sellerDelayOf } from './sellerDelayOf.ts';

export const afterSaleRoutes: Route[] = [
  handleMember(listAfterSales, async ({ params }, { db, locale, deps }) => {
    const stored = await readAfterSales(db, params.id);
    return { items: stored.requests.map((request) => toAfterSale(request, stored, locale, deps.shop)) };
  }),
  handleMember(
    requestAfterSale,
    async ({ params, body }, { db, user, now, locale, deps }) => {
      const sellerDelay = sellerDelayOf(deps.config);
      const created = await createAfterSale(db, body, { orderId: params.id, userId: user.id, now, sellerDelay });
      return present(db, created, locale, deps.shop);
    },
    { limits: [{ by: 'user', max: 20, seconds: 60 }] },
  ),
  handleMember(withdrawAfterSale, async ({ params: { id } }, { db, now, locale, deps }) => {
    const sellerDelay = sellerDelayOf(deps.config);
    const changed = await changeAfterSale(db, { id, event: 'withdraw', actor: 'shopper', now, sellerDelay });
    return present(db, changed, locale, deps.shop);
  }),
  handleMember(shipAfterSale, async ({ params: { id }, body }, { db, now, locale, deps }) => {
    const sellerDelay = sellerDelayOf(deps.config);
    const { trackingNumber } = body;
    const changed = await changeAfterSale(db, {
      id,
      event: 'ship',
      actor: 'shopper',
      now,
      sellerDelay,
      trackingNumber,
    });
    return present(db, changed, locale, deps.shop);
  }),
];

async function present(db: Database, request: AfterSaleRow, locale: ContentLocale, shop: Shop) {
  return toAfterSale(request, await readAfterSales(db, request.orderId), locale, shop);
}
