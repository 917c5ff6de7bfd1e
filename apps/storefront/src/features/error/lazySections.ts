import { createLazySection } from '../../hydration/index.ts';

/** Below the first view. */
export const LazyNotFoundProducts = createLazySection(
  'src/features/error/NotFoundProducts.tsx',
  async () => (await import('./NotFoundProducts.tsx')).NotFoundProducts,
);
