import { createLatePart } from '../../shell/latePart.tsx';

/** Below the first view of the account page. */
export const LateDrops = createLatePart(
  'src/screens/user/FavoriteDrops.tsx',
  async () => (await import('./FavoriteDrops.tsx')).FavoriteDrops,
);
/** Below the first view of the account page. */
export const LateViewed = createLatePart(
  'src/screens/user/ViewedSection.tsx',
  async () => (await import('./ViewedSection.tsx')).ViewedSection,
);
