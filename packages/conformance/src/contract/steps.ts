import { createUuid, delay, systemTimers } from '@mallard/domain/client';
import {
  type AfterSale,
  addToCart,
  cancelOrder,
  confirmOrder,
  createAddress,
  createOrder,
  createPayment,
  getOrder,
  getProduct,
  listAddresses,
  listAfterSales,
  listProducts,
  loginByCode,
  type Order,
  type Payment,
  type Product,
  paymentCallback,
  previewOrder,
  requestAfterSale,
  type SignedIn,
  type Sku,
  sendVerificationCode,
} from '@mallard/domain/contract';
import { ContractViolation } from './contractViolation.ts';
import type { RunContext, Shopper } from './runContext.ts';
import { signCallback } from './signCallback.ts';
import { Skipped } from './skipped.ts';
import { validateSuccess } from './validateAnswer.ts';
import { sendCall } from './wireRequest.ts';

/** Milliseconds between two checks of an order. */
const POLL_MS = 250;

/** The address of test shoppers. */
export const addressDraft = {
  recipientName: '测试员',
  phone: '13800138000',
  region: { province: '浙江省', city: '杭州市', county: '西湖区', areaCode: '330106' },
  detailAddress: '文三路 1 号',
  postcode: '310000',
};

/** Returns a phone without an account. */
export function newPhone(): string {
  return `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
}

/** Returns a new phone with the code that was sent to it. @throws {Skipped} when codes can't be read */
export async function verifyNewPhone(context: RunContext): Promise<{ phone: string; code: string }> {
  const { readVerificationCode } = context.target;
  if (!readVerificationCode) throw new Skipped('the target offers no readVerificationCode hook');
  const phone = newPhone();
  await context.call(sendVerificationCode, { body: { phone } });
  return { phone, code: await readVerificationCode(phone) };
}

/** Creates an account that signs in with a phone. @throws {Skipped} when codes can't be read */
export async function newPhoneAccount(context: RunContext): Promise<{ phone: string; account: SignedIn }> {
  const body = await verifyNewPhone(context);
  return { phone: body.phone, account: await context.call(loginByCode, { body }) };
}

/**
 * Returns the phone of an account, and another code that was sent to it.
 *
 * @throws {Skipped} when codes can't be read, or the second one is sent only a minute after the first
 */
export async function verifyAccountPhone(
  context: RunContext,
): Promise<{ phone: string; code: string; account: SignedIn }> {
  const { phone, account } = await newPhoneAccount(context);
  return { phone, code: await sendCodeAgain(context, phone), account };
}

/**
 * Sends another code to a phone after the last one was used. @throws {Skipped} when the back end refuses it so early
 */
async function sendCodeAgain({ target }: RunContext, phone: string): Promise<string> {
  const answer = await sendCall(target, sendVerificationCode, { body: { phone } });
  if (answer.status === 429) throw new Skipped('a second code is sent only after a minute');
  validateSuccess(sendVerificationCode, answer);
  return (await target.readVerificationCode?.(phone)) ?? '';
}

/**
 * Returns the product that test shoppers buy: the target's, or the one with the largest stock among the best sellers.
 */
export async function pickProduct(context: RunContext): Promise<string> {
  return context.target.productUuid ?? findWellStocked(context);
}

/** Returns the SKU that test shoppers buy: the one with the largest stock. */
export async function pickSku(context: RunContext): Promise<{ product: Product; sku: Sku }> {
  const id = await pickProduct(context);
  const product = await context.call(getProduct, { params: { id } });
  const [sku] = product.skus.toSorted((a, b) => b.stock - a.stock);
  if (!sku || sku.stock === 0) throw new ContractViolation(`product ${id} must have a SKU in stock, but has none`);
  return { product, sku };
}

async function findWellStocked(context: RunContext): Promise<string> {
  const { items } = await context.call(listProducts, { query: { inStock: true, sort: 'sales', pageSize: 20 } });
  const [most] = items.toSorted((a, b) => b.stock - a.stock);
  if (!most) throw new Skipped('the shop has no product in stock');
  return most.id;
}

/** Adds a unit to the shopper's cart. @returns the id of its line */
export async function fillCart(context: RunContext, shopper: Shopper): Promise<{ id: string; skuUuid: string }> {
  const { sku } = await pickSku(context);
  const cart = await shopper.call(addToCart, { body: { skuUuid: sku.id, quantity: 1 } });
  const line = cart.items.find(({ skuUuid }) => skuUuid === sku.id);
  if (!line) throw new ContractViolation('addToCart answered a cart without the line that it added');
  return { id: line.id, skuUuid: sku.id };
}

/** Returns the shopper's first address, or a new one. */
export async function haveAddress(shopper: Shopper): Promise<string> {
  const [first] = await shopper.call(listAddresses);
  return (first ?? (await shopper.call(createAddress, { body: addressDraft }))).id;
}

/**
 * Returns the body of an order of one unit.
 *
 * @param skuUuid the SKU to buy; by default the one with the largest stock, which may change after each order
 */
export async function draftOrder(context: RunContext, shopper: Shopper, skuUuid?: string) {
  const items = [{ skuUuid: skuUuid ?? (await pickSku(context)).sku.id, quantity: 1 }];
  const preview = await shopper.call(previewOrder, { body: { items, couponUuid: null } });
  return {
    items,
    couponUuid: null,
    checkoutUuid: createUuid(),
    addressUuid: await haveAddress(shopper),
    expectedTotal: preview.amounts.total,
  };
}

/** Places an order of one unit, without paying it. */
export async function placeOrder(context: RunContext, shopper: Shopper): Promise<Order> {
  return shopper.call(createOrder, { body: await draftOrder(context, shopper) });
}

/** Returns the payment provider's report of a paid payment. */
export function paidReport(payment: Payment) {
  const { id: paymentId, orderUuid: orderId, amount, currency } = payment;
  return { eventId: createUuid(), paymentId, orderId, amount, currency, status: 'PAID' as const };
}

/**
 * Places and pays an order: by the target's hook, or by a callback that the kit signs. The seller may have shipped it
 * already.
 */
export async function payOrderOf(context: RunContext, shopper: Shopper): Promise<Order> {
  const { target } = context;
  if (!target.approvePayment && !target.callbackSecret)
    throw new Skipped('the target offers neither approvePayment nor callbackSecret');
  const order = await placeOrder(context, shopper);
  const payment = await shopper.call(createPayment, { body: { orderUuid: order.id, method: 'alipay' } });
  if (target.approvePayment) await target.approvePayment(payment.id);
  else {
    const answer = await sendCall(
      target,
      paymentCallback,
      { body: paidReport(payment) },
      { sign: signCallback(target) },
    );
    validateSuccess(paymentCallback, answer);
  }
  return expectStatus(context, shopper, order.id, 'unshipped', 'shipped');
}

/** Places an order that is paid and shipped. */
export async function shipOrderOf(context: RunContext, shopper: Shopper): Promise<Order> {
  const { ship } = context.target;
  if (!ship) throw new Skipped('the target offers no ship hook');
  const order = await payOrderOf(context, shopper);
  if (order.status === 'shipped') return order;
  await ship(order.id);
  return expectStatus(context, shopper, order.id, 'shipped');
}

/** Places an order that has arrived. */
export async function completeOrderOf(context: RunContext, shopper: Shopper): Promise<Order> {
  const order = await shipOrderOf(context, shopper);
  return shopper.call(confirmOrder, { params: { id: order.id } });
}

/** Returns the body of a refund request for the first line of an order. */
export function refundDraft({ items }: Order) {
  const [item] = items;
  if (!item) throw new ContractViolation('an order must have a line, but has none');
  return { orderItemUuid: item.id, kind: 'refundOnly' as const, reason: 'damaged' as const, quantity: 1 };
}

/** Requests the return of the first line of an order that has arrived. */
export async function requestReturnOf(context: RunContext, shopper: Shopper): Promise<AfterSale> {
  const order = await completeOrderOf(context, shopper);
  const body = { ...refundDraft(order), kind: 'returnAndRefund' as const };
  return shopper.call(requestAfterSale, { params: { id: order.id }, body });
}

/** Requests a return that the seller has approved. */
export async function approvedReturnOf(context: RunContext, shopper: Shopper): Promise<AfterSale> {
  const { approveAfterSale, patience = 0 } = context.target;
  if (!approveAfterSale) throw new Skipped('the target offers no approveAfterSale hook');
  const request = await requestReturnOf(context, shopper);
  await approveAfterSale(request.id);
  for (let waited = 0; ; waited += POLL_MS) {
    const { items } = await shopper.call(listAfterSales, { params: { id: request.orderUuid } });
    const found = items.find(({ id }) => id === request.id);
    if (found?.status === 'approved') return found;
    if (waited >= patience)
      throw new ContractViolation(
        `request ${request.id} must be approved after ${waited} ms, but is ${found?.status ?? 'not listed'}`,
      );
    await delay(POLL_MS, systemTimers);
  }
}

/** Places and cancels an order. */
export async function cancelledOrderOf(context: RunContext, shopper: Shopper): Promise<Order> {
  const order = await placeOrder(context, shopper);
  return shopper.call(cancelOrder, { params: { id: order.id }, body: { reason: 'changedMind' } });
}

/** Waits for a status, limited by the target's `patience`. */
async function expectStatus(
  { target }: RunContext,
  shopper: Shopper,
  id: string,
  ...statuses: string[]
): Promise<Order> {
  const { patience = 0 } = target;
  for (let waited = 0; ; waited += POLL_MS) {
    const order = await shopper.call(getOrder, { params: { id } });
    if (statuses.includes(order.status)) return order;
    if (waited >= patience)
      throw new ContractViolation(
        `order ${id} must be ${statuses.join(' or ')} after ${waited} ms, but is ${order.status}`,
      );
    await delay(POLL_MS, systemTimers);
  }
}
