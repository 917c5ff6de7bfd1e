export type {
  AfterSaleCheck,
  AfterSaleClaim,
  AfterSaleDraft,
  AfterSaleLine,
  AfterSaleOrder,
  AfterSaleReason,
  AfterSaleRefusal,
  ClaimedLine,
  LineRefund,
  ShippingRefund,
} from './afterSaleRequest.ts';
export {
  afterSaleKindsOf,
  afterSaleReasons,
  afterSaleReasonsOf,
  afterSaleRefusals,
  canRequestAfterSale,
  checkAfterSale,
  claimableQuantity,
  claimedQuantity,
  lineRefund,
  MAX_AFTER_SALE_NOTE,
  MAX_AFTER_SALES,
  shippingRefund,
} from './afterSaleRequest.ts';
export type {
  AfterSaleAction,
  AfterSaleActor,
  AfterSaleEvent,
  AfterSaleKind,
  AfterSaleState,
  AfterSaleStatus,
  AfterSaleTransition,
} from './afterSaleTransitions.ts';
export {
  afterSaleActors,
  afterSaleEvents,
  afterSaleKinds,
  afterSaleStatuses,
  afterSaleTransitions,
  allowedAfterSaleActions,
  findAfterSaleTransition,
  isOpenAfterSale,
  isReleased,
} from './afterSaleTransitions.ts';
export type { CartTotals, CartTotalsLine, SkuLine } from './cart.ts';
export { cartTotals, mergeLines } from './cart.ts';
export type { ListedCoupon } from './compareCoupons.ts';
export { compareCoupons } from './compareCoupons.ts';
export type { CouponDemand, CouponEvaluation, CouponLine, CouponRefusal, CouponTerms } from './coupon.ts';
export {
  bestCoupon,
  couponRefusals,
  coversLine,
  evaluateCoupon,
  evaluateShippedCoupon,
  isKnownCoupon,
  toCouponLines,
  toVerdict,
} from './coupon.ts';
export type { CouponChoice, CouponChoicesInput } from './couponChoices.ts';
export { couponChoices } from './couponChoices.ts';
export { isSameOrder } from './isSameOrder.ts';
export { AFTER_SALE_WITHIN_MS, CONFIRM_AFTER_MS, PAY_WITHIN_MS, SHIP_BACK_WITHIN_MS } from './orderDeadlines.ts';
export type { OrderPaymentStatus, PaymentFacts } from './orderPaymentStatus.ts';
export { orderPaymentStatus, orderPaymentStatuses } from './orderPaymentStatus.ts';
export type { OrderPricing, OrderPricingInput, PriceRule, PriceStep } from './orderPricing.ts';
export { priceOrder, priceRules } from './orderPricing.ts';
export type { SavedOrder, SavingParts } from './orderSavingParts.ts';
export { orderSavingParts } from './orderSavingParts.ts';
export type {
  OrderAction,
  OrderActionFacts,
  OrderActor,
  OrderEvent,
  OrderStatus,
  OrderTransition,
  PaymentStatus,
} from './orderStatus.ts';
export {
  allowedActions,
  canTransition,
  findTransition,
  nextOrderStatus,
  orderActions,
  orderActors,
  orderEvents,
  orderStatuses,
  orderTransitions,
  paymentStatuses,
  sourcesOf,
} from './orderStatus.ts';
export type { PictureSize } from './pictureSize.ts';
export { isPictureTooLarge, PICTURE_MAX_PIXELS, pictureSize } from './pictureSize.ts';
export type { PictureType } from './pictureType.ts';
export { PICTURE_HEAD_BYTES, pictureTypeOf } from './pictureType.ts';
export type { CartPricingInput, PricedCartLine } from './priceCart.ts';
export { priceCart, selectedCouponLines } from './priceCart.ts';
export type { CouponPricing, CouponPricingInput } from './priceWithCoupons.ts';
export { priceWithCoupons } from './priceWithCoupons.ts';
export type { QuantityRefusal, QuantityRequest } from './purchaseLimit.ts';
export {
  checkQuantity,
  clampQuantity,
  MAX_QUANTITY,
  PURCHASE_LIMIT,
  quantityBound,
  quantityLimit,
} from './purchaseLimit.ts';
export type { SafePath } from './safeRedirect.ts';
export { isLocalPath, safeRedirect } from './safeRedirect.ts';
export type { ShippingMethod, ShippingRules, ShippingTerms } from './shipping.ts';
export {
  expectedArrival,
  freeShippingThreshold,
  offeredShippingMethods,
  shippingFee,
  shippingFeeOf,
  shippingMethods,
  shippingTermsOf,
} from './shipping.ts';
export type {
  OptionAvailability,
  ResolvedOption,
  SkuCandidate,
  SkuResolution,
  SkuSelection,
  SkuSpecification,
} from './skuResolver.ts';
export { resolveSku } from './skuResolver.ts';
export { sortCoupons } from './sortCoupons.ts';
export type { FileProperties, FileRefusal, UploadLimits } from './uploadLimits.ts';
export { checkFiles, fileRefusals, MAX_UPLOAD_BYTES, MAX_UPLOAD_FILES, uploadTypes } from './uploadLimits.ts';
