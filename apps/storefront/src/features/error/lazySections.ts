import { createLazySection } from '../../hydration/lazySection.tsx';

/** Below the first view. */
export const LazyNotFoundProducts = createLazySection(
  'src/features/error/NotFoundProducts.tsx',
  async () => (await import('./NotFoundProducts.tsx')).NotFoundProducts,
);
