/** Input of the coupon request on the home page. Server and browser must use the same one to share the cache entry. */
export const homeCouponsInput = { query: { pageSize: 10 } };
