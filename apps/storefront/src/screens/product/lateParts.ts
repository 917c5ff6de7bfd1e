import { createLatePart } from '../../shell/latePart.tsx';

/** The way down to the product, on wide pages. */
export const LateCrumbs = createLatePart(
  'src/screens/product/ProductCrumbs.tsx',
  async () => (await import('./ProductCrumbs.tsx')).ProductCrumbs,
);
/** The way back, while there is nothing else. */
export const LateBack = createLatePart(
  'src/screens/product/ProductBack.tsx',
  async () => (await import('./ProductBack.tsx')).ProductBack,
);
/** They are there to be seen; turned over, and enlarged, a moment later. */
export const LatePictures = createLatePart(
  'src/screens/product/ProductPictures.tsx',
  async () => (await import('./ProductPictures.tsx')).ProductPictures,
);
export const LateDealEnd = createLatePart(
  'src/screens/product/DealEnd.tsx',
  async () => (await import('./DealEnd.tsx')).DealEnd,
);
export const LateQuantity = createLatePart(
  'src/screens/product/ProductQuantity.tsx',
  async () => (await import('./ProductQuantity.tsx')).ProductQuantity,
);
/** All that lies below pictures and purchase. */
export const LateMore = createLatePart(
  'src/screens/product/ProductMore.tsx',
  async () => (await import('./ProductMore.tsx')).ProductMore,
);
