import { createLazySection } from '../../hydration/index.ts';

/** Lazy `RecommendedProducts`, which is below the first view. */
export const LazyRecommended = createLazySection(
  'src/features/product/RecommendedProducts.tsx',
  async () => (await import('./RecommendedProducts.tsx')).RecommendedProducts,
);
