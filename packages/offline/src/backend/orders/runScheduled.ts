import { continueAfterSale } from '../afterSale/changeAfterSale.ts';
import type { OpenShop } from '../calls/offlineCall.ts';
import { applyPaid } from '../payments/applyReport.ts';
import type { OrderState } from '../state/shopState.ts';
import { changeOrder, confirmedBySystemAt } from './changeOrder.ts';
import { shipOrder } from './shipOrder.ts';

/** A scheduled task. */
interface ScheduledTask {
  at: number;
  run: (shop: OpenShop) => void;
}

/**
 * Runs everything that was due up to now, in order of time: automatic payments, expired orders, shipping,
 * confirmations, steps of returns and refunds.
 *
 * @returns whether anything happened
 */
export function runScheduled(shop: OpenShop): boolean {
  let hasHappened = false;
  for (let next = nextDue(shop); next; next = nextDue(shop)) {
    next.run({ ...shop, now: next.at });
    hasHappened = true;
  }
  return hasHappened;
}

function nextDue(shop: OpenShop): ScheduledTask | undefined {
  const ofOrders = shop.state.orders.flatMap((order) => nextTask(order, shop) ?? []);
  const due = [...ofOrders, ...dueAfterSales(shop)].filter(({ at }) => at <= shop.now);
  return due.sort((a, b) => a.at - b.at)[0];
}

function dueAfterSales({ state }: OpenShop): ScheduledTask[] {
  return state.afterSales.flatMap(({ id, dueAt }) =>
    dueAt === null ? [] : { at: dueAt, run: (shop: OpenShop) => continueAfterSale(shop, id) },
  );
}

/** Returns the next task of an order, if any. */
function nextTask(order: OrderState, { state, settings }: OpenShop): ScheduledTask | undefined {
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
