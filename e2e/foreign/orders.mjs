import { lineFields, skuOf, statusOf, takeFromCart } from './carts.mjs';
import { notFound, Refusal } from './http.mjs';
import { shop } from './shop.mjs';

/** @type {Map<string, any>} */
const orders = new Map();
/** @type {Map<string, any>} */
const payments = new Map();
/** Addresses by account. @type {Map<string, any[]>} */
const addresses = new Map();
let nextNumber = 30_001;
const PAYMENT_MS = 30 * 60_000;

/** @param {string} accountId */
export function listAddresses(accountId) {
  return addresses.get(accountId) ?? [];
}

/** @param {string} accountId @param {any} draft */
export function createAddress(accountId, draft) {
  const own = listAddresses(accountId);
  if (own.length >= 20) throw new Refusal(409, 'ADDRESS_LIMIT', { details: { limit: 20 } });
  const isDefault = draft.isDefault || own.length === 0;
  const created = { ...draft, id: String(nextNumber++), isDefault };
  const others = isDefault ? own.map((address) => ({ ...address, isDefault: false })) : own;
  addresses.set(accountId, isDefault ? [created, ...others] : [...others, created]);
  return created;
}

/** Adds up lines of the same SKU. @param {readonly any[]} items */
function demandOf(items) {
  const demand = new Map();
  for (const { skuUuid, quantity } of items) demand.set(skuUuid, (demand.get(skuUuid) ?? 0) + quantity);
  return [...demand].map(([skuUuid, quantity]) => ({ sku: skuOf(skuUuid), quantity }));
}

/** @param {readonly { sku: any, quantity: number }[]} demand @param {'standard' | 'express'} method */
function priceOf(demand, method) {
  const goods = demand.reduce((sum, { sku, quantity }) => sum + sku.price * quantity, 0);
  const isFree = method === 'standard' && goods >= shop.freeShippingFrom;
  const shipping = isFree ? 0 : shop.shippingMethods[method].fee;
  return { goods, discount: 0, shipping, total: goods + shipping };
}

/** @param {any} choice */
export function previewOrder({ items, shippingMethod }) {
  const demand = demandOf(items);
  for (const { sku, quantity } of demand)
    if (quantity > sku.limit)
      throw new Refusal(409, 'PURCHASE_LIMIT', {
        details: { skuUuid: sku.id, asked: quantity, left: sku.limit, inCart: 0 },
      });
  const available = demand.filter(({ sku, quantity }) => statusOf(sku, quantity) === 'available');
  const amounts = priceOf(available, shippingMethod);
  return {
    lines: demand.map(({ sku, quantity }) => ({
      ...lineFields(sku),
      quantity,
      stock: sku.stock,
      limit: sku.limit,
      status: statusOf(sku, quantity),
    })),
    amounts,
    savings: 0,
    steps: [
      { rule: 'goods', amount: amounts.goods, isSaving: false },
      { rule: 'shipping', amount: amounts.shipping, isSaving: false },
    ],
    couponUuid: null,
    coupons: [],
    shippingMethods: /** @type {const} */ (['standard', 'express']).map((code) => ({
      code,
      fee: priceOf(available, code).shipping,
      days: shop.shippingMethods[code].days,
    })),
    shippingMethod,
  };
}

/** @param {string} accountId @param {any} draft */
export function createOrder(accountId, draft) {
  const { items, shippingMethod, checkoutUuid, addressUuid, note, expectedTotal, isFromCart, couponUuid } = draft;
  const content = JSON.stringify([items, shippingMethod, addressUuid, note]);
  const first = [...orders.values()].find((one) => one.accountId === accountId && one.checkoutUuid === checkoutUuid);
  if (first?.content === content) return showOrder(first);
  if (first) throw new Refusal(409, 'CHECKOUT_USED', { details: { orderUuid: first.id } });
  const address = listAddresses(accountId).find(({ id }) => id === addressUuid);
  if (!address) throw notFound();
  const demand = demandOf(items);
  if (couponUuid) throw new Refusal(409, 'COUPON_UNUSABLE', { details: { reason: 'NOT_CLAIMED' } });
  for (const { sku, quantity } of demand) {
    const facts = { details: { skuUuid: sku.id, asked: quantity, left: Math.min(sku.stock, sku.limit), inCart: 0 } };
    if (quantity > sku.limit) throw new Refusal(409, 'PURCHASE_LIMIT', facts);
    if (quantity > sku.stock) throw new Refusal(409, 'OUT_OF_STOCK', facts);
  }
  const amounts = priceOf(demand, shippingMethod);
  if (amounts.total !== expectedTotal) throw new Refusal(409, 'PRICE_CHANGED', { details: { total: amounts.total } });
  const bought = demand.map(({ sku, quantity }) => ({ skuUuid: sku.id, quantity }));
  if (isFromCart) takeFromCart(accountId, bought);
  for (const { sku, quantity } of demand) sku.stock -= quantity;
  const id = String(nextNumber++);
  const { province, city, county, areaCode } = address.region;
  const { detailAddress, postcode } = address;
  const order = {
    accountId,
    checkoutUuid,
    content,
    id,
    orderNumber: `US-${id}`,
    status: 'unpaid',
    paymentStatus: 'pending',
    amounts,
    items: demand.map(({ sku, quantity }) => ({
      id: String(nextNumber++),
      ...lineFields(sku),
      quantity,
      isReviewed: false,
    })),
    paymentMethod: null,
    shippingMethod,
    recipient: address.recipientName,
    contactNumber: address.phone,
    shippingAddress:
      areaCode === 'US'
        ? `${detailAddress}, ${city}, ${province} ${postcode}`
        : [province, city, county, detailAddress].filter(Boolean).join(' '),
    trackingNumber: null,
    carrier: null,
    cancelReason: null,
    note,
    createTime: new Date().toISOString(),
    payBefore: new Date(Date.now() + PAYMENT_MS).toISOString(),
    payTime: null,
    shipTime: null,
    completeTime: null,
    cancelTime: null,
  };
  orders.set(id, order);
  return showOrder(order);
}

/** @param {any} order */
function showOrder({ accountId: _account, checkoutUuid: _checkout, content: _content, ...order }) {
  return order;
}

/** @param {string} accountId @param {string} id */
function ownOrder(accountId, id) {
  const order = orders.get(id);
  if (order?.accountId !== accountId) throw notFound();
  return order;
}

/** @param {string} accountId @param {string} id */
export const getOrder = (accountId, id) => showOrder(ownOrder(accountId, id));

export const tabs = ['all', 'unpaid', 'unshipped', 'shipped', 'completed', 'cancelled'];

/** @param {string} accountId @param {any} query */
export function listOrders(accountId, { tab, checkoutUuid, keyword }) {
  const own = [...orders.values()].filter((order) => order.accountId === accountId).toReversed();
  const inTab = (/** @type {string} */ name) => own.filter(({ status }) => name === 'all' || status === name);
  const counts = Object.fromEntries(tabs.map((name) => [name, inTab(name).length]));
  const found = inTab(tab).filter(
    (order) =>
      (checkoutUuid === undefined || order.checkoutUuid === checkoutUuid) &&
      (keyword === undefined ||
        [order.orderNumber, ...order.items.map((/** @type {any} */ { title }) => title)].some((name) =>
          name.toLowerCase().includes(keyword.toLowerCase()),
        )),
  );
  return { found: found.map(showOrder), counts };
}

/** @param {string} accountId @param {string} id @param {string} reason */
export function cancelOrder(accountId, id, reason) {
  const order = ownOrder(accountId, id);
  if (!['unpaid', 'unshipped'].includes(order.status))
    throw new Refusal(409, 'ORDER_STATE', { details: { status: order.status } });
  const paymentStatus = order.paymentStatus === 'paid' ? 'refunded' : order.paymentStatus;
  const refundedAmount = paymentStatus === 'refunded' ? order.amounts.total : 0;
  Object.assign(order, {
    status: 'cancelled',
    paymentStatus,
    refundedAmount,
    cancelReason: reason,
    cancelTime: new Date().toISOString(),
  });
  for (const { skuUuid, quantity } of order.items) skuOf(skuUuid).stock += quantity;
  return showOrder(order);
}

/** @param {string} accountId @param {string} orderUuid @param {string} method @param {string} site page to return to */
export function createPayment(accountId, orderUuid, method, site) {
  const order = ownOrder(accountId, orderUuid);
  if (order.status !== 'unpaid') throw new Refusal(409, 'ORDER_STATE', { details: { status: order.status } });
  const id = String(nextNumber++);
  const payment = {
    id,
    orderUuid,
    method,
    status: 'pending',
    amount: order.amounts.total,
    currency: shop.currency,
    payUrl: `${site}/bank/${id}`,
    createTime: new Date().toISOString(),
    expireTime: order.payBefore,
  };
  payments.set(id, payment);
  order.paymentMethod = method;
  return payment;
}

/** @param {string} accountId @param {string} id */
export function getPayment(accountId, id) {
  const payment = payments.get(id);
  if (!payment) throw notFound();
  ownOrder(accountId, payment.orderUuid);
  return payment;
}

/** @param {string} accountId @param {string} orderUuid */
export function getPaymentStatus(accountId, orderUuid) {
  const order = ownOrder(accountId, orderUuid);
  const own = [...payments.values()].filter((payment) => payment.orderUuid === orderUuid);
  return {
    orderUuid,
    orderStatus: order.status,
    paymentStatus: order.paymentStatus,
    cancelReason: order.cancelReason,
    amount: order.amounts.total,
    payBefore: order.payBefore,
    payment: own.find(({ status }) => status === 'paid') ?? own.at(-1) ?? null,
  };
}

/** What the bank does after the shopper approved. @param {string} id @returns the order's id, or `null` for an unknown payment */
export function approvePayment(id) {
  const payment = payments.get(id);
  if (!payment) return null;
  const order = orders.get(payment.orderUuid);
  if (order.status === 'unpaid') {
    payment.status = 'paid';
    Object.assign(order, { status: 'unshipped', paymentStatus: 'paid', payTime: new Date().toISOString() });
  }
  return order.id;
}
