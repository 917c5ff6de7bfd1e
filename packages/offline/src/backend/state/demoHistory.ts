/** Coupons that the demo account took, with when. The first one is spent on an order, the second has expired meanwhile. */
export const demoClaims = [
  { slug: 'thirty-off-299', daysAgo: 14 },
  { slug: 'autumn-fifty-off-399', daysAgo: 30 },
  { slug: 'newcomer-ten-percent', daysAgo: 1 },
  { slug: 'free-shipping', daysAgo: 1 },
] as const;

/** Products that it likes, the one marked last first. */
export const demoFavorites = [
  'iris-headphones',
  'full-moon-lamp',
  'valley-sofa',
  'bluewing-fountain-pen',
  'candle-trio',
] as const;
