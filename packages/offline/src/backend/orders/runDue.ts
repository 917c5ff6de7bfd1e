import { continueAfterSale } from '../afterSale/changeAfterSale.ts';
import type { OpenShop } from '../calls/offlineCall.ts';
import { applyPaid } from '../payments/applyReport.ts';
import type { OrderState } from '../state/shopState.ts';
import { changeOrder, confirmedBySystemAt } from './changeOrder.ts';
import { shipOrder } from './shipOrder.ts';

/** Something that is to happen at its time. */
interface DueWork {
  at: number;
  run: (shop: OpenShop) => void;
}

/**
 * Lets everything happen that was due up to now, each at its own time and in that order: payments that approve
 * themselves, orders that expire, parcels that leave, orders that nobody confirmed, steps of returns and refunds.
 *
 * @returns whether anything happened
 */
export function runDue(shop: OpenShop): boolean {
  let hasHappened = false;
  for (let next = nextDue(shop); next; next = nextDue(shop)) {
    next.run({ ...shop, now: next.at });
    hasHappened = true;
  }
  return hasHappened;
}

function nextDue(shop: OpenShop): DueWork | undefined {
  const ofOrders = shop.state.orders.flatMap((order) => dueOf(order, shop) ?? []);
  const due = [...ofOrders, ...dueAfterSales(shop)].filter(({ at }) => at <= shop.now);
  return due.sort((a, b) => a.at - b.at)[0];
}

function dueAfterSales({ state }: OpenShop): DueWork[] {
  return state.afterSales.flatMap(({ id, dueAt }) =>
    dueAt === null ? [] : { at: dueAt, run: (shop: OpenShop) => continueAfterSale(shop, id) },
  );
}

/** What is to happen next to an order, if anything is. */
function dueOf(order: OrderState, { state, settings }: OpenShop): DueWork | undefined {
  switch (order.status) {
    case 'unpaid': {
      const open = state.payments.find(({ orderId, status }) => orderId === order.id && status === 'pending');
      const approvedAt = open && settings.approveAfter !== null ? open.createdAt + settings.approveAfter : null;
      if (open && approvedAt !== null && approvedAt < order.payBefore)
        return { at: approvedAt, run: (shop) => void applyPaid(shop, order, open) };
      return { at: order.payBefore, run: (shop) => void changeOrder(shop, order, 'expire', 'system') };
    }
    case 'unshipped':
      return order.shipAfter === null ? undefined : { at: order.shipAfter, run: (shop) => void shipOrder(shop, order) };
    case 'shipped': {
      const at = confirmedBySystemAt(order);
      return at === null ? undefined : { at, run: (shop) => void changeOrder(shop, order, 'confirm', 'system') };
    }
    default:
      return undefined;
  }
}
