import { createLatePart } from '../../shell/latePart.tsx';

/** What the first screen asks for; server and browser must ask for the same. */
export const homeCouponsInput = { query: { pageSize: 10 } };

/** The coupons of the first screen. */
export const homeCoupons = createLatePart(
  'src/screens/home/HomeCoupons.tsx',
  async () => (await import('./HomeCoupons.tsx')).HomeCoupons,
);
