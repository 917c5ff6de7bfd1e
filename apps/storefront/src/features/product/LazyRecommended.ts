import { createLazySection } from '../../hydration/index.ts';

/** `RecommendedProducts`, whose code no first view waits for. */
export const LazyRecommended = createLazySection(
  'src/features/product/RecommendedProducts.tsx',
  async () => (await import('./RecommendedProducts.tsx')).RecommendedProducts,
);
