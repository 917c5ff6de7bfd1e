import { multiplyMinor, sumMinor } from '../money/arithmetic.ts';
import { type Minor, minor } from '../money/minor.ts';
import { splitMinor } from '../money/splitMinor.ts';
import { type AfterSaleKind, afterSaleKinds, isReleased } from './afterSaleTransitions.ts';
import { AFTER_SALE_WITHIN_MS } from './orderDeadlines.ts';

/** Maximum number of requests about one order, including closed ones. */
export const MAX_AFTER_SALES = 100;

/** Maximum characters of the note of a request. */
export const MAX_AFTER_SALE_NOTE = 200;

/** Why a shopper requests a refund. The app has messages for them. */
export const afterSaleReasons = [
  'changedMind',
  'notAsDescribed',
  'damaged',
  'wrongItem',
  'missingParts',
  'notReceived',
  'other',
] as const;
export type AfterSaleReason = (typeof afterSaleReasons)[number];

const reasonsByKind: Readonly<Record<AfterSaleKind, readonly AfterSaleReason[]>> = {
  refundOnly: ['notReceived', 'damaged', 'missingParts', 'wrongItem', 'other'],
  returnAndRefund: ['changedMind', 'notAsDescribed', 'damaged', 'wrongItem', 'missingParts', 'other'],
};

/** Returns the reasons for a kind of request, in the order of a form. */
export function afterSaleReasonsOf(kind: AfterSaleKind): readonly AfterSaleReason[] {
  return reasonsByKind[kind];
}

/** The part of an order that decides whether a request is possible. */
export interface AfterSaleOrder {
  /** Status from the server; an unknown one allows no request. */
  status: string;
  /** When the order was received, milliseconds since 1970; `null` before that. */
  completedAt: number | null;
}

/**
 * Returns the kinds of request that are possible for an order now: a refund while it is in transit, both kinds within
 * {@link AFTER_SALE_WITHIN_MS} of receipt.
 *
 * @param now the server's time, milliseconds since 1970
 * @example afterSaleKindsOf({ status: 'shipped', completedAt: null }, Date.now()) // ['refundOnly']
 */
export function afterSaleKindsOf({ status, completedAt }: AfterSaleOrder, now: number): readonly AfterSaleKind[] {
  if (status === 'shipped') return ['refundOnly'];
  if (status !== 'completed' || completedAt === null || now >= completedAt + AFTER_SALE_WITHIN_MS) return [];
  return afterSaleKinds;
}

/** A paid order line. */
export interface AfterSaleLine {
  /** Price of one unit, in minor units. */
  price: Minor;
  quantity: number;
  /** The line's share of the order's discount, minor units. */
  discountShare: Minor;
}

/** An earlier request about the same order line. */
export interface AfterSaleClaim {
  status: string;
  quantity: number;
  /** Refund of the units without shipping, minor units. */
  amount: Minor;
}

/** Counts the units of open requests and refunds. */
export function claimedQuantity(claims: readonly AfterSaleClaim[]): number {
  return countUnits(claims.filter(({ status }) => !isReleased(status)));
}

/** Counts the units of a line that can still be requested. */
export function claimableQuantity({ quantity }: Pick<AfterSaleLine, 'quantity'>, claims: readonly AfterSaleClaim[]) {
  return Math.max(0, quantity - claimedQuantity(claims));
}

/** Refund of units of a line, minor units: `amount` = `goods` − `discount`. */
export interface LineRefund {
  /** Price of the units. */
  goods: Minor;
  /** Their share of the order's discount. */
  discount: Minor;
  amount: Minor;
}

/**
 * Calculates the refund of units of an order line: their share of what was paid for the line. The rest of the line
 * after other requests is split exactly between the remaining units, so all refunds add up to what was paid. Shipping
 * is not included, see {@link shippingRefund}.
 *
 * @param claims   every other request about this line
 * @param quantity units, from 1 to {@link claimableQuantity}
 * @throws {RangeError} for another quantity
 * @example lineRefund({ price: minor(5000), quantity: 3, discountShare: minor(1000) }, [], 1) // { goods: 5000, discount: 333, amount: 4667 }
 */
export function lineRefund(line: AfterSaleLine, claims: readonly AfterSaleClaim[], quantity: number): LineRefund {
  const left = claimableQuantity(line, claims);
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > left)
    throw new RangeError(`Cannot refund ${quantity} pieces: ${left} are left`);
  const paid = minor(multiplyMinor(line.price, line.quantity) - line.discountShare);
  const claimed = sumMinor(claims.filter(({ status }) => !isReleased(status)).map(({ amount }) => amount));
  const [amount = minor(0)] = splitMinor(minor(paid - claimed), [quantity, left - quantity]);
  const goods = multiplyMinor(line.price, quantity);
  return { goods, discount: minor(goods - amount), amount };
}

/** Facts that decide whether a request refunds the shipping fee. */
export interface ShippingRefund {
  /** The paid shipping fee, minor units. */
  shipping: Minor;
  /** Every line of the order. */
  lines: readonly { quantity: number }[];
  /** Every other request about the order. */
  otherRequests: readonly { status: string; quantity: number }[];
  /** Units of the request. */
  quantity: number;
}

/**
 * Returns the refund of the shipping fee: all of it if every other unit of the order is refunded already, otherwise 0.
 * The refunds of all units thus add up to the order's total.
 */
export function shippingRefund({ shipping, lines, otherRequests, quantity }: ShippingRefund): Minor {
  const ordered = countUnits(lines);
  const refunded = countUnits(otherRequests.filter(({ status }) => status === 'refunded'));
  return refunded + quantity >= ordered ? shipping : minor(0);
}

function countUnits(entries: readonly { quantity: number }[]): number {
  return entries.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Why a request is refused before the seller sees it. */
export const afterSaleRefusals = ['ORDER_STATE', 'KIND', 'REASON', 'QUANTITY', 'TOO_MANY'] as const;
export type AfterSaleRefusal = (typeof afterSaleRefusals)[number];

/** A request before it is checked. */
export interface AfterSaleDraft {
  kind: AfterSaleKind;
  reason: AfterSaleReason;
  quantity: number;
}

/** Facts that a request is checked with. */
export interface AfterSaleCheck {
  order: AfterSaleOrder;
  line: AfterSaleLine;
  /** Earlier requests about the line. */
  claims: readonly AfterSaleClaim[];
  /** Number of requests about the order, including closed ones. */
  requests: number;
  /** The server's time, milliseconds since 1970. */
  now: number;
}

/**
 * Checks whether a request is allowed.
 *
 * @returns the first reason against it: the order's status or the time limit, the kind, the reason, the quantity, too
 *   many requests; `null` when it is allowed
 */
export function checkAfterSale(
  { kind, reason, quantity }: AfterSaleDraft,
  { order, line, claims, requests, now }: AfterSaleCheck,
): AfterSaleRefusal | null {
  const kinds = afterSaleKindsOf(order, now);
  if (kinds.length === 0) return 'ORDER_STATE';
  if (!kinds.includes(kind)) return 'KIND';
  if (!afterSaleReasonsOf(kind).includes(reason)) return 'REASON';
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > claimableQuantity(line, claims)) return 'QUANTITY';
  return requests >= MAX_AFTER_SALES ? 'TOO_MANY' : null;
}

/** Quantity of an order line and its units in requests, as in a list of orders. */
export interface ClaimedLine {
  quantity: number;
  claimedQuantity: number;
}

/**
 * Returns whether a return or refund can be requested for any line of an order now. Decides whether the button is shown.
 *
 * @param now the server's time, milliseconds since 1970
 */
export function canRequestAfterSale(order: AfterSaleOrder, lines: readonly ClaimedLine[], now: number): boolean {
  return afterSaleKindsOf(order, now).length > 0 && lines.some((line) => line.claimedQuantity < line.quantity);
}
