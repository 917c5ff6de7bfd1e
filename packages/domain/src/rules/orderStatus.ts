/** The states that an order can be in. A client meets unknown ones with a neutral badge, never with a crash. */
export const orderStatuses = ['unpaid', 'unshipped', 'shipped', 'completed', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The states of the money of an order. */
export const paymentStatuses = ['pending', 'paid', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
