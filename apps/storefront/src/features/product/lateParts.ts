import { createLatePart } from '../../hydration/latePart.tsx';

/** The way down to the product, on wide pages. */
export const LateCrumbs = createLatePart(
  'src/features/product/ProductCrumbs.tsx',
  async () => (await import('./ProductCrumbs.tsx')).ProductCrumbs,
);
/** The way back, while there is nothing else. */
export const LateBack = createLatePart(
  'src/features/product/ProductBack.tsx',
  async () => (await import('./ProductBack.tsx')).ProductBack,
);
/** They are there to be seen; turned over, and enlarged, a moment later. */
export const LatePictures = createLatePart(
  'src/features/product/ProductPictures.tsx',
  async () => (await import('./ProductPictures.tsx')).ProductPictures,
);
export const LateDealEnd = createLatePart(
  'src/features/product/DealEnd.tsx',
  async () => (await import('./DealEnd.tsx')).DealEnd,
);
export const LateQuantity = createLatePart(
  'src/features/product/ProductQuantity.tsx',
  async () => (await import('./ProductQuantity.tsx')).ProductQuantity,
);
export const LateCoupons = createLatePart(
  'src/features/product/ProductCoupons.tsx',
  async () => (await import('./ProductCoupons.tsx')).ProductCoupons,
);
export const LateDeliverTo = createLatePart(
  'src/features/product/DeliverTo.tsx',
  async () => (await import('./DeliverTo.tsx')).DeliverTo,
);
export const LateServices = createLatePart(
  'src/features/product/ProductServices.tsx',
  async () => (await import('./ProductServices.tsx')).ProductServices,
);
export const LateTopBar = createLatePart(
  'src/features/product/ProductTopBar.tsx',
  async () => (await import('./ProductTopBar.tsx')).ProductTopBar,
);
/** All that lies below pictures and purchase. */
export const LateMore = createLatePart(
  'src/features/product/ProductMore.tsx',
  async () => (await import('./ProductMore.tsx')).ProductMore,
);
