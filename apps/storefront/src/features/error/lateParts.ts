import { createLatePart } from '../../hydration/latePart.tsx';

/** Below the first view. */
export const LateNotFoundProducts = createLatePart(
  'src/features/error/NotFoundProducts.tsx',
  async () => (await import('./NotFoundProducts.tsx')).NotFoundProducts,
);
