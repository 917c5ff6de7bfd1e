/**
 * Coupons that the demo account has claimed, with times. The first one is used for an order, the second has expired.
 */
export const demoClaims = [
  { slug: 'thirty-off-299', daysAgo: 14 },
  { slug: 'autumn-fifty-off-399', daysAgo: 30 },
  { slug: 'newcomer-ten-percent', daysAgo: 1 },
  { slug: 'free-shipping', daysAgo: 1 },
] as const;

/** Its favorite products, the last added first. */
export const demoFavorites = [
  'iris-headphones',
  'full-moon-lamp',
  'valley-sofa',
  'bluewing-fountain-pen',
  'candle-trio',
] as const;
