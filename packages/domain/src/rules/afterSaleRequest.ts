import { multiplyMinor, sumMinor } from '../money/arithmetic.ts';
import { type Minor, minor } from '../money/minor.ts';
import { splitMinor } from '../money/splitMinor.ts';
import { type AfterSaleKind, afterSaleKinds, isReleased } from './afterSaleTransitions.ts';

/** How long after receipt a return or refund can be requested. */
export const AFTER_SALE_WITHIN_MS = 7 * 24 * 60 * 60 * 1000;

/** Most requests about one order, those that have ended included. */
export const MAX_AFTER_SALES = 100;

/** Most characters of the note that goes with a request. */
export const MAX_AFTER_SALE_NOTE = 200;

/** Why a shopper wants money back. The app has the texts. */
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

/** The reasons that fit a kind of request, in the order in which a form lists them. */
export function afterSaleReasonsOf(kind: AfterSaleKind): readonly AfterSaleReason[] {
  return reasonsByKind[kind];
}

/** The part of an order that decides whether a request is possible. */
export interface AfterSaleOrder {
  /** As the server sent it; an unknown status allows no request. */
  status: string;
  /** When the order was received, milliseconds since 1970; `null` before that. */
  completedAt: number | null;
}

/**
 * Lists the kinds of request that are possible for an order now: a refund while it is on its way, both kinds within
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

/** An order line as it was paid for. */
export interface AfterSaleLine {
  /** Price of one piece, minor units. */
  price: Minor;
  quantity: number;
  /** The part of the order's discount that the line bears, minor units. */
  discountShare: Minor;
}

/** An earlier request about the same order line. */
export interface AfterSaleClaim {
  status: string;
  quantity: number;
  /** What the line's pieces bring, without shipping, minor units. */
  amount: Minor;
}

/** Counts the pieces that open requests ask for or that are refunded already. */
export function claimedQuantity(claims: readonly AfterSaleClaim[]): number {
  return countPieces(claims.filter(({ status }) => !isReleased(status)));
}

/** Counts the pieces of a line that can still be requested. */
export function claimableQuantity({ quantity }: Pick<AfterSaleLine, 'quantity'>, claims: readonly AfterSaleClaim[]) {
  return Math.max(0, quantity - claimedQuantity(claims));
}

/** What pieces of a line bring back, minor units: `amount` = `goods` − `discount`. */
export interface LineRefund {
  /** Price of the pieces. */
  goods: Minor;
  /** The part of the order's discount that they bear. */
  discount: Minor;
  amount: Minor;
}

/**
 * Computes what pieces of an order line bring back: their part of what was paid for the line. What is left of the line
 * after other requests is split exactly over the pieces left, so all pieces together bring what was paid, never more.
 * Shipping is not in it, see {@link shippingRefund}.
 *
 * @param claims   every other request about this line
 * @param quantity pieces, from 1 to {@link claimableQuantity}
 * @throws {RangeError} for another quantity
 * @example lineRefund({ price: minor(5000), quantity: 3, discountShare: minor(1000) }, [], 1)
 * // { goods: 5000, discount: 333, amount: 4667 }
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

/** What decides whether a request brings the shipping fee back. */
export interface ShippingRefund {
  /** What was paid for shipping, minor units. */
  shipping: Minor;
  /** Every line of the order. */
  lines: readonly { quantity: number }[];
  /** Every other request about the order. */
  others: readonly { status: string; quantity: number }[];
  /** Pieces that the request asks for. */
  quantity: number;
}

/**
 * Returns the shipping fee that a request brings back: all of it if every other piece of the order is refunded already,
 * else nothing. An order that is refunded whole thus brings back its total.
 */
export function shippingRefund({ shipping, lines, others, quantity }: ShippingRefund): Minor {
  const ordered = countPieces(lines);
  const refunded = countPieces(others.filter(({ status }) => status === 'refunded'));
  return refunded + quantity >= ordered ? shipping : minor(0);
}

function countPieces(entries: readonly { quantity: number }[]): number {
  return entries.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Why a request is refused before the seller sees it. */
export const afterSaleRefusals = ['ORDER_STATE', 'KIND', 'REASON', 'QUANTITY', 'TOO_MANY'] as const;
export type AfterSaleRefusal = (typeof afterSaleRefusals)[number];

/** A request as it is asked for. */
export interface AfterSaleDraft {
  kind: AfterSaleKind;
  reason: AfterSaleReason;
  quantity: number;
}

/** What a request is checked against. */
export interface AfterSaleCheck {
  order: AfterSaleOrder;
  line: AfterSaleLine;
  /** Earlier requests about the line. */
  claims: readonly AfterSaleClaim[];
  /** How many requests about the order there are, ended ones included. */
  requests: number;
  /** The server's time, milliseconds since 1970. */
  now: number;
}

/**
 * Checks whether a request may be made.
 *
 * @returns the first reason against it: the order's state or the time limit, the kind, the reason, the number of pieces,
 * too many requests; `null` when it may be made
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

/** Pieces of an order line, and how many of them requests hold: what a list of orders knows. */
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
