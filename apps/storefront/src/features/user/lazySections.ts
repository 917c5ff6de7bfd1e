import { createLazySection } from '../../hydration/index.ts';

/** Below the first view of the account page. */
export const LazyDrops = createLazySection(
  'src/features/user/FavoriteDrops.tsx',
  async () => (await import('./FavoriteDrops.tsx')).FavoriteDrops,
);
/** Below the first view of the account page. */
export const LazyViewed = createLazySection(
  'src/features/user/ViewedSection.tsx',
  async () => (await import('./ViewedSection.tsx')).ViewedSection,
);
