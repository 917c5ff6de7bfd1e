import { createLatePart } from '../../shell/latePart.tsx';

/** Below the first view. */
export const LateNotFoundProducts = createLatePart(
  'src/screens/error/NotFoundProducts.tsx',
  async () => (await import('./NotFoundProducts.tsx')).NotFoundProducts,
);
