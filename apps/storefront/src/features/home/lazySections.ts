import { createLazySection } from '../../hydration/index.ts';

export const LazyCoupons = createLazySection(
  'src/features/home/HomeCoupons.tsx',
  async () => (await import('./HomeCoupons.tsx')).HomeCoupons,
);
/** All that lies below the opening. */
export const LazyShelves = createLazySection(
  'src/features/home/HomeShelves.tsx',
  async () => (await import('./HomeShelves.tsx')).HomeShelves,
);
