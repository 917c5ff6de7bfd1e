import { BASIS_POINTS, multiplyMinor, percentOf, sumMinor } from '../money/arithmetic.ts';
import { type Minor, minor } from '../money/minor.ts';
import { type ShippingMethod, shippingFee } from './shipping.ts';

export const couponRefusals = [
  'USED',
  'NOT_STARTED',
  'EXPIRED',
  'CATEGORY_MISMATCH',
  'BELOW_THRESHOLD',
  'SHIPPING_FREE',
] as const;
export type CouponRefusal = (typeof couponRefusals)[number];

const couponKinds = ['amount', 'percent', 'freeShipping'] as const;

/** The terms of a coupon. */
export interface CouponTerms {
  kind: (typeof couponKinds)[number];
  /** `amount`: minor units off. `percent`: basis points off (1000 = 10 %). `freeShipping`: not read. */
  value: number;
  /** The goods that it covers must come to at least this, minor units. */
  threshold: Minor;
  /** Most that a percentage takes off, minor units. */
  cap: Minor | null;
  /** Empty: it covers everything; else goods of these categories and below. */
  categoryUuids: readonly string[];
  /** First moment at which it can be used, ISO 8601. */
  startTime: string;
  /** First moment at which it no longer can, ISO 8601. */
  endTime: string;
  /** `used` when it has been spent; other values are not read. */
  status?: string;
}

/** Goods that a coupon may cover. */
export interface CouponLine {
  /** Of one piece, minor units. */
  price: Minor;
  quantity: number;
  /** List price of one piece, minor units; counts only where it is above `price`. */
  originalPrice?: Minor | null | undefined;
  /** The product's category and all above it. */
  categoryUuids: readonly string[];
}

/** Units of a SKU that are to be bought. */
export interface CouponDemand {
  good: Omit<CouponLine, 'quantity'>;
  quantity: number;
}

/** Converts units of SKUs, of which more may be known, to lines for the rules about coupons and prices. */
export function toCouponLines(demand: readonly CouponDemand[]): CouponLine[] {
  return demand.map(({ good: { price, originalPrice, categoryUuids }, quantity }) => ({
    price,
    originalPrice,
    quantity,
    categoryUuids,
  }));
}

/** What a coupon does for an order, or why it does nothing. */
export type CouponEvaluation =
  | {
      isUsable: true;
      /** What the shopper pays less, off the goods or off the shipping, minor units. */
      saving: Minor;
    }
  | {
      isUsable: false;
      reason: CouponRefusal;
      saving: Minor;
      /** With BELOW_THRESHOLD: how much more the goods would have to cost, minor units. */
      missing?: Minor;
    };

/** Whether a coupon covers these goods, by their category. */
export function coversLine(
  coupon: Pick<CouponTerms, 'categoryUuids'>,
  line: Pick<CouponLine, 'categoryUuids'>,
): boolean {
  const { categoryUuids } = coupon;
  return categoryUuids.length === 0 || line.categoryUuids.some((category) => categoryUuids.includes(category));
}

/**
 * Whether a coupon can be used on an order now, and what it saves.
 *
 * @param lines       goods of the order
 * @param now         the server's time, milliseconds since 1970
 * @param shippingFee what shipping costs without a coupon; a free-shipping coupon saves this, and is
 *   refused with SHIPPING_FREE, unspent, where it is nothing
 * @returns never a saving above the price of the goods covered
 * @throws {RangeError} when the terms hold a time that is none, a number that is none or negative, more than all of a
 *   percentage, or a kind that does not exist; also where the coupon could not be used anyhow
 */
export function evaluateCoupon(
  coupon: CouponTerms,
  lines: readonly CouponLine[],
  now: number,
  shippingFee: Minor = minor(0),
): CouponEvaluation {
  assertTerms(coupon);
  if (coupon.status === 'used') return refuse('USED');
  if (now < toMilliseconds(coupon.startTime)) return refuse('NOT_STARTED');
  if (now >= toMilliseconds(coupon.endTime)) return refuse('EXPIRED');
  const covered = lines.filter((line) => coversLine(coupon, line));
  if (covered.length === 0) return refuse('CATEGORY_MISMATCH');
  const goods = sumMinor(covered.map(({ price, quantity }) => multiplyMinor(price, quantity)));
  if (goods < coupon.threshold) return { ...refuse('BELOW_THRESHOLD'), missing: minor(coupon.threshold - goods) };
  if (coupon.kind === 'freeShipping' && shippingFee === 0) return refuse('SHIPPING_FREE');
  return { isUsable: true, saving: savingOf(coupon, goods, shippingFee) };
}

/**
 * The usable coupon that saves most, to be preselected. Between equals the one that ends first, then the earlier one.
 *
 * @returns nothing when no coupon saves anything
 */
export function bestCoupon<Coupon extends CouponTerms>(
  coupons: readonly Coupon[],
  lines: readonly CouponLine[],
  now: number,
  shippingFee: Minor = minor(0),
): Coupon | undefined {
  const useful = coupons
    .map((coupon) => ({ coupon, saving: evaluateCoupon(coupon, lines, now, shippingFee).saving }))
    .filter(({ saving }) => saving > 0);
  useful.sort((a, b) => b.saving - a.saving || toMilliseconds(a.coupon.endTime) - toMilliseconds(b.coupon.endTime));
  return useful[0]?.coupon;
}

/** Whether this version knows a coupon's kind: a newer server may have others. */
export function isKnownCoupon({ kind }: { kind: string }): boolean {
  return couponKinds.some((known) => known === kind);
}

/** Terms come from wherever a caller keeps them, not only from the contract, whose schema refuses these. */
function assertTerms({ kind, value, threshold, cap, startTime, endTime }: CouponTerms): void {
  if (!isKnownCoupon({ kind })) throw new RangeError(`Not a kind of coupon: ${kind}`);
  if (kind !== 'freeShipping') assertAmount('value', value);
  if (kind === 'percent' && value > BASIS_POINTS) throw new RangeError(`Not a share in basis points: ${value}`);
  assertAmount('threshold', threshold);
  if (cap !== null) assertAmount('cap', cap);
  toMilliseconds(startTime);
  toMilliseconds(endTime);
}

function assertAmount(name: string, amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`Not a coupon's ${name}: ${amount}`);
}

function savingOf(coupon: CouponTerms, goods: Minor, shippingFee: Minor): Minor {
  switch (coupon.kind) {
    case 'amount':
      return minor(Math.min(coupon.value, goods));
    case 'percent':
      return minor(Math.min(percentOf(goods, coupon.value), coupon.cap ?? goods));
    case 'freeShipping':
      return shippingFee;
  }
}

function refuse(reason: CouponRefusal): { isUsable: false; reason: CouponRefusal; saving: Minor } {
  return { isUsable: false, reason, saving: minor(0) };
}

function toMilliseconds(time: string): number {
  const milliseconds = Date.parse(time);
  if (Number.isNaN(milliseconds)) throw new RangeError(`Not a time: ${time}`);
  return milliseconds;
}

/** The same for an order that is shipped by a method, whose fee depends on what the goods come to. */
export function evaluateShippedCoupon(
  coupon: CouponTerms,
  lines: readonly CouponLine[],
  shippingMethod: ShippingMethod,
  now: number,
): CouponEvaluation {
  const goodsTotal = sumMinor(lines.map(({ price, quantity }) => multiplyMinor(price, quantity)));
  return evaluateCoupon(coupon, lines, now, shippingFee(shippingMethod, goodsTotal));
}

/** What a coupon does for an order, in the words of the contract. */
export function toVerdict(evaluation: CouponEvaluation): {
  isUsable: boolean;
  reason: CouponRefusal | null;
  saving: Minor;
} {
  const { isUsable, saving } = evaluation;
  return { isUsable, reason: evaluation.isUsable ? null : evaluation.reason, saving };
}
