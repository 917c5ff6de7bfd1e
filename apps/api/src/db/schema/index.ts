export { afterSaleEvents, afterSales } from './afterSales.ts';
export { addresses, cartItems, carts, favorites, savedItems } from './cart.ts';
export { coupons } from './coupons.ts';
export { couponClaims, logisticsEvents, orderEvents, orderItems, orders } from './orders.ts';
export { paymentCallbacks, payments, refunds } from './payments.ts';
export { categoryValues, productChanges, productSetBits, productSets, WHOLE_PRODUCT } from './productSets.ts';
export { carousels, categories, productAttributes, products, skus } from './products.ts';
export { reviews, uploads } from './reviews.ts';
export { BITMAP_SIZE, searchBitmaps, searchForms, searchPostings, searchTerms } from './search.ts';
export { contactMessages, errorReports, idempotencyKeys, notifications, rateLimits, settings } from './service.ts';
export { averageRating } from './sortIndexes.ts';
export type {
  StoredAttribute,
  StoredDescriptionBlock,
  StoredPicture,
  StoredSpecification,
  StoredText,
} from './stored.ts';
export { sessionFamilies, users, verificationCodes } from './users.ts';
