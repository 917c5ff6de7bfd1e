import { createLatePart } from '../../shell/latePart.tsx';

export const LateCoupons = createLatePart(
  'src/screens/home/HomeCoupons.tsx',
  async () => (await import('./HomeCoupons.tsx')).HomeCoupons,
);
/** All that lies below the opening. */
export const LateShelves = createLatePart(
  'src/screens/home/HomeShelves.tsx',
  async () => (await import('./HomeShelves.tsx')).HomeShelves,
);
