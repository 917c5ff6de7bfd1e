import { createLazySection } from '../../hydration/index.ts';

/** Lazy `RecommendedProducts`, which is below the first view. */
export const LazyRecommended = createLazySection(
  'src/shared/products/RecommendedProducts.tsx',
  async () => (await import('./RecommendedProducts.tsx')).RecommendedProducts,
);
