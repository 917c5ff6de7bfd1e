import type { CallInput } from '@mallard/domain/client';
import type { Endpoint } from '@mallard/domain/contract';
import { cancelOrder, confirmOrder, deleteOrder, getOrder, type Order, payOrder } from '@mallard/domain/contract';
import {
  allowedActions,
  findTransition,
  nextOrderStatus,
  type OrderAction,
  type OrderStatus,
  orderStatuses,
} from '@mallard/domain/rules';
import { assertShown } from '../assertShown.ts';
import { type ContractCase, defineCase } from '../contractCase.ts';
import { ContractViolation } from '../contractViolation.ts';
import { type RunContext, runContextOf, type Shopper } from '../runContext.ts';
import { Skipped } from '../skipped.ts';
import { cancelledOrderOf, completeOrderOf, payOrderOf, placeOrder, shipOrderOf } from '../steps.ts';
import { validateReason, validateRefusal, validateSuccess } from '../validateAnswer.ts';
import { sendCall } from '../wireRequest.ts';

/** Creates an order with a status. */
const makers: Readonly<Record<OrderStatus, (context: RunContext, shopper: Shopper) => Promise<Order>>> = {
  unpaid: placeOrder,
  unshipped: payOrderOf,
  shipped: shipOrderOf,
  completed: completeOrderOf,
  cancelled: cancelledOrderOf,
};

interface Attempt {
  endpoint: Endpoint;
  action: OrderAction;
  body?: unknown;
  /** Returns the status after an accepted call, unless it stays the same. */
  next?: (status: OrderStatus) => OrderStatus | undefined;
}

const attempts: readonly Attempt[] = [
  { endpoint: payOrder, action: 'pay', body: { method: 'alipay' } },
  {
    endpoint: cancelOrder,
    action: 'cancel',
    body: { reason: 'changedMind' },
    next: (status) => nextOrderStatus(status, 'cancel', 'shopper'),
  },
  {
    endpoint: confirmOrder,
    action: 'confirm',
    next: (status) => nextOrderStatus(status, 'confirm', 'shopper'),
  },
  { endpoint: deleteOrder, action: 'delete' },
];

/** A shopper's changes of an order follow the table of the rules: others are refused without an effect. */
export function statusCases({ name }: Endpoint): ContractCase[] {
  const attempt = attempts.find(({ endpoint }) => endpoint.name === name);
  if (!attempt) return [];
  return orderStatuses.map((status) =>
    allowedActions(status, { hasUnreviewedLines: true }).includes(attempt.action)
      ? acceptedCase(attempt, status)
      : refusedCase(attempt, status),
  );
}

function inputOf({ body }: Attempt, id: string): CallInput {
  return { params: { id }, ...(body === undefined ? {} : { body }) };
}

function refusedCase(attempt: Attempt, status: OrderStatus): ContractCase {
  const { endpoint } = attempt;
  return defineCase('status', endpoint.name, `refuses an order that is ${status}`, async (target) => {
    const context = runContextOf(target);
    const shopper = await context.shopper();
    const { id } = await makeOrder(context, shopper, status);
    const answer = await sendCall(target, endpoint, inputOf(attempt, id), { token: shopper.token });
    validateReason({ ...answer, call: `${answer.call}, of an order that is ${status},` }, 409, 'ORDER_STATE');
    const after = await shopper.call(getOrder, { params: { id } });
    // Only the seller may ship the order at any time.
    if (after.status !== nextOrderStatus(status, 'ship', 'seller'))
      assertStatus(after, status, `a refused ${endpoint.name}`);
  });
}

function acceptedCase(attempt: Attempt, status: OrderStatus): ContractCase {
  const { endpoint, next } = attempt;
  return defineCase('status', endpoint.name, `accepts an order that is ${status}`, async (target) => {
    const context = runContextOf(target);
    const shopper = await context.shopper();
    const { id } = await makeOrder(context, shopper, status);
    const input = inputOf(attempt, id);
    const answered = validateSuccess(endpoint, await sendCall(target, endpoint, input, { token: shopper.token }));
    const due = next?.(status);
    if (due) assertShown(`${endpoint.method} ${endpoint.path}`, 'data.status', due, (answered as Order).status);
    const read = await sendCall(target, getOrder, { params: { id } }, { token: shopper.token });
    if (attempt.action === 'delete') {
      validateRefusal({ ...read, call: `${read.call}, after it was deleted,` }, 404);
      return;
    }
    const order = validateSuccess(getOrder, read) as Order;
    assertStatus(order, due ?? status, endpoint.name);
    if (attempt.action === 'cancel' && findTransition(status, 'cancel', 'shopper')?.refunds)
      assertShown(`GET ${getOrder.path} after it was given up`, 'data.paymentStatus', 'refunded', order.paymentStatus);
  });
}

async function makeOrder(context: RunContext, shopper: Shopper, status: OrderStatus): Promise<Order> {
  const order = await makers[status](context, shopper);
  if (order.status !== status) throw new Skipped(`no order stays ${status} long enough: the seller ships at once`);
  return order;
}

function assertStatus(order: Order, status: OrderStatus, after: string): void {
  if (order.status === status) return;
  throw new ContractViolation(`order ${order.id} must be ${status} after ${after}, but is ${order.status}`, {
    asked: `GET ${getOrder.path}`,
    expected: status,
    got: order.status,
    at: 'data.status',
  });
}
