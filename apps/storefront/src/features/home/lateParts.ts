import { createLatePart } from '../../hydration/latePart.tsx';

export const LateCoupons = createLatePart(
  'src/features/home/HomeCoupons.tsx',
  async () => (await import('./HomeCoupons.tsx')).HomeCoupons,
);
/** All that lies below the opening. */
export const LateShelves = createLatePart(
  'src/features/home/HomeShelves.tsx',
  async () => (await import('./HomeShelves.tsx')).HomeShelves,
);
