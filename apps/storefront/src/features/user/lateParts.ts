import { createLatePart } from '../../hydration/latePart.tsx';

/** Below the first view of the account page. */
export const LateDrops = createLatePart(
  'src/features/user/FavoriteDrops.tsx',
  async () => (await import('./FavoriteDrops.tsx')).FavoriteDrops,
);
/** Below the first view of the account page. */
export const LateViewed = createLatePart(
  'src/features/user/ViewedSection.tsx',
  async () => (await import('./ViewedSection.tsx')).ViewedSection,
);
