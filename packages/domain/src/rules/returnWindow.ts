/** How long after receipt a return or refund can be requested. */
export const AFTER_SALE_WITHIN_MS = 7 * 24 * 60 * 60 * 1000;
