import { createLazySection } from '../../hydration/index.ts';

export const LazyCoupons = createLazySection(
  'src/features/home/HomeCoupons.tsx',
  async () => (await import('./HomeCoupons.tsx')).HomeCoupons,
);
/** The sections below the hero and the categories. */
export const LazyShelves = createLazySection(
  'src/features/home/HomeShelves.tsx',
  async () => (await import('./HomeShelves.tsx')).HomeShelves,
);
