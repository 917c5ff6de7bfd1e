import { createLazySection } from '../../hydration/index.ts';

/** Breadcrumbs, on wide pages. */
export const LazyCrumbs = createLazySection(
  'src/features/product/ProductCrumbs.tsx',
  async () => (await import('./ProductCrumbs.tsx')).ProductCrumbs,
);
/** The back button, while the product loads. */
export const LazyBack = createLazySection(
  'src/features/product/ProductBack.tsx',
  async () => (await import('./ProductBack.tsx')).ProductBack,
);
/** Visible before hydration; swiping and zooming work afterwards. */
export const LazyPictures = createLazySection(
  'src/features/product/ProductPictures.tsx',
  async () => (await import('./ProductPictures.tsx')).ProductPictures,
);
export const LazyDealEnd = createLazySection(
  'src/features/product/DealEnd.tsx',
  async () => (await import('./DealEnd.tsx')).DealEnd,
);
export const LazyQuantity = createLazySection(
  'src/features/product/ProductQuantity.tsx',
  async () => (await import('./ProductQuantity.tsx')).ProductQuantity,
);
export const LazyCoupons = createLazySection(
  'src/features/product/ProductCoupons.tsx',
  async () => (await import('./ProductCoupons.tsx')).ProductCoupons,
);
export const LazyDeliverTo = createLazySection(
  'src/features/product/DeliverTo.tsx',
  async () => (await import('./DeliverTo.tsx')).DeliverTo,
);
export const LazyServices = createLazySection(
  'src/features/product/ProductServices.tsx',
  async () => (await import('./ProductServices.tsx')).ProductServices,
);
export const LazyTopBar = createLazySection(
  'src/features/product/ProductTopBar.tsx',
  async () => (await import('./ProductTopBar.tsx')).ProductTopBar,
);
/** The sections below the pictures and the purchase controls. */
export const LazyMore = createLazySection(
  'src/features/product/ProductMore.tsx',
  async () => (await import('./ProductMore.tsx')).ProductMore,
);
