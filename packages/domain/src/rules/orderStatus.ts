/** The statuses of an order. A client shows an unknown one with a neutral badge. */
export const orderStatuses = ['unpaid', 'unshipped', 'shipped', 'completed', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The statuses of an order's payment. */
export const paymentStatuses = ['pending', 'paid', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
