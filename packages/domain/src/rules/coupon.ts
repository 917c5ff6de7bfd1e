import { BASIS_POINTS, multiplyMinor, percentOf, sumMinor } from '../money/arithmetic.ts';
import { type Minor, minor } from '../money/minor.ts';
import { type ShippingMethod, type ShippingRules, shippingFee } from './shipping.ts';

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
  /** `amount`: minor units off. `percent`: basis points off (1000 = 10 %). `freeShipping`: ignored. */
  value: number;
  /** Minimum price of the covered products, minor units. */
  threshold: Minor;
  /** Maximum discount of a percentage, minor units. */
  cap: Minor | null;
  /** Empty: it covers everything; otherwise only products of these categories and their descendants. */
  categoryUuids: readonly string[];
  /** First instant at which it can be used, ISO 8601. */
  startTime: string;
  /** First instant at which it can no longer be used, ISO 8601. */
  endTime: string;
  /** `used` when it was used; other values are ignored. */
  status?: string;
}

/** A line that a coupon may cover. */
export interface CouponLine {
  /** Of one unit, in minor units. */
  price: Minor;
  quantity: number;
  /** List price of one unit, minor units; ignored unless it is above `price`. */
  originalPrice?: Minor | null | undefined;
  /** The product's category and all its ancestors. */
  categoryUuids: readonly string[];
}

/** Units of a SKU to buy. */
export interface CouponDemand {
  sku: Omit<CouponLine, 'quantity'>;
  quantity: number;
}

/** Converts units of SKUs to lines for the rules about coupons and prices. */
export function toCouponLines(demand: readonly CouponDemand[]): CouponLine[] {
  return demand.map(({ sku: { price, originalPrice, categoryUuids }, quantity }) => ({
    price,
    originalPrice,
    quantity,
    categoryUuids,
  }));
}

/** The effect of a coupon on an order, or why it has none. */
export type CouponEvaluation =
  | {
      isUsable: true;
      /** The discount on products or shipping, minor units. */
      saving: Minor;
    }
  | {
      isUsable: false;
      reason: CouponRefusal;
      saving: Minor;
      /** With BELOW_THRESHOLD: the difference to the threshold, minor units. */
      missing?: Minor;
    };

/** Returns whether a coupon covers a line, by its category. */
export function coversLine(
  coupon: Pick<CouponTerms, 'categoryUuids'>,
  line: Pick<CouponLine, 'categoryUuids'>,
): boolean {
  const { categoryUuids } = coupon;
  return categoryUuids.length === 0 || line.categoryUuids.some((category) => categoryUuids.includes(category));
}

/**
 * Returns whether a coupon can be used on an order now, and its discount.
 *
 * @param lines       lines of the order
 * @param now         the server's time, milliseconds since 1970
 * @param shippingFee the shipping fee without a coupon; a free-shipping coupon saves it, and is refused with
 *   SHIPPING_FREE if it is 0
 * @returns never a saving above the price of the covered products
 * @throws {RangeError} for an invalid time or number, a percentage above 100 %, or an unknown kind, even if the coupon
 *   could not be used
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
  const coveredTotal = sumMinor(covered.map(({ price, quantity }) => multiplyMinor(price, quantity)));
  if (coveredTotal < coupon.threshold)
    return { ...refuse('BELOW_THRESHOLD'), missing: minor(coupon.threshold - coveredTotal) };
  if (coupon.kind === 'freeShipping' && shippingFee === 0) return refuse('SHIPPING_FREE');
  return { isUsable: true, saving: savingOf(coupon, coveredTotal, shippingFee) };
}

/**
 * Returns the usable coupon that saves most, to be preselected. Of equal ones, the one that ends first, then the
 * earlier one.
 *
 * @returns `undefined` when no coupon saves anything
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

/** Returns whether this version knows a coupon's kind: a newer server may have others. */
export function isKnownCoupon({ kind }: { kind: string }): boolean {
  return couponKinds.some((couponKind) => couponKind === kind);
}

/** Terms may come from elsewhere than the contract, whose schema refuses these. */
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

function savingOf(coupon: CouponTerms, coveredTotal: Minor, shippingFee: Minor): Minor {
  switch (coupon.kind) {
    case 'amount':
      return minor(Math.min(coupon.value, coveredTotal));
    case 'percent':
      return minor(Math.min(percentOf(coveredTotal, coupon.value), coupon.cap ?? coveredTotal));
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

/** Evaluates a coupon for an order with a shipping method, whose fee depends on the price of the products. */
export function evaluateShippedCoupon(
  coupon: CouponTerms,
  lines: readonly CouponLine[],
  { shippingMethod, shop }: { shippingMethod: ShippingMethod; shop: ShippingRules },
  now: number,
): CouponEvaluation {
  const productTotal = sumMinor(lines.map(({ price, quantity }) => multiplyMinor(price, quantity)));
  return evaluateCoupon(coupon, lines, now, shippingFee(shop, shippingMethod, productTotal));
}

/** Converts an evaluation to the contract's format. */
export function toVerdict(evaluation: CouponEvaluation): {
  isUsable: boolean;
  reason: CouponRefusal | null;
  saving: Minor;
} {
  const { isUsable, saving } = evaluation;
  return { isUsable, reason: evaluation.isUsable ? null : evaluation.reason, saving };
}
