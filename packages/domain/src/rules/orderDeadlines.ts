const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How long an order can be paid. Then it expires. */
export const PAY_WITHIN_MS = HOUR_MS / 2;

/** How long after shipping the system marks an order as received. */
export const CONFIRM_AFTER_MS = 15 * DAY_MS;

/** How long after receipt a return or refund can be requested. */
export const AFTER_SALE_WITHIN_MS = 7 * DAY_MS;

/** How long an approved return can be sent back before it lapses. */
export const SHIP_BACK_WITHIN_MS = 7 * DAY_MS;
