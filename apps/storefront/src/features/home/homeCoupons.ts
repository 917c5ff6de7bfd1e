/** What the first screen asks for; server and browser must ask for the same. */
export const homeCouponsInput = { query: { pageSize: 10 } };
