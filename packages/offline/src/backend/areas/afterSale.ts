import { listAfterSales, requestAfterSale, shipAfterSale, withdrawAfterSale } from '@mallard/domain/contract';
import { changeAfterSale } from '../afterSale/changeAfterSale.ts';
import { createAfterSale } from '../afterSale/createAfterSale.ts';
import { readAfterSales } from '../afterSale/readAfterSales.ts';
import { toAfterSale } from '../afterSale/toAfterSale.ts';
import { handleMember, type OfflineRoute } from '../calls/offlineCall.ts';
import { readOrder } from '../orders/readOrders.ts';

export const afterSaleRoutes: OfflineRoute[] = [
  handleMember(listAfterSales, ({ params }, call) => {
    const order = readOrder(call, params.id);
    return { items: readAfterSales(call.state, order).map((request) => toAfterSale(request, order, call)) };
  }),
  handleMember(requestAfterSale, ({ params, body }, call) => {
    const order = readOrder(call, params.id);
    return toAfterSale(createAfterSale(call, order, body), order, call);
  }),
  handleMember(withdrawAfterSale, ({ params: { id } }, call) => {
    const { request, order } = changeAfterSale(call, { id, event: 'withdraw', actor: 'shopper' });
    return toAfterSale(request, order, call);
  }),
  handleMember(shipAfterSale, ({ params: { id }, body: { trackingNumber } }, call) => {
    const { request, order } = changeAfterSale(call, { id, event: 'ship', actor: 'shopper', trackingNumber });
    return toAfterSale(request, order, call);
  }),
];
