import { createLatePart } from '../shell/latePart.tsx';

/** `RecommendedProducts`, whose code no first view waits for. */
export const LateRecommended = createLatePart(
  'src/goods/RecommendedProducts.tsx',
  async () => (await import('./RecommendedProducts.tsx')).RecommendedProducts,
);
