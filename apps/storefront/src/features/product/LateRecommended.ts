import { createLatePart } from '../../hydration/latePart.tsx';

/** `RecommendedProducts`, whose code no first view waits for. */
export const LateRecommended = createLatePart(
  'src/features/product/RecommendedProducts.tsx',
  async () => (await import('./RecommendedProducts.tsx')).RecommendedProducts,
);
