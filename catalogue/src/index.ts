export { brands } from './brands.ts';
export { broad } from './broad.ts';
export { carousels } from './carousels.ts';
export { categories } from './categories.ts';
export { categoryPath } from './categoryTree.ts';
export { characters } from './characters.ts';
export { colors } from './colors.ts';
export { coupons } from './coupons.ts';
export { type CatalogueNotification, notifications } from './notifications.ts';
export { occasions } from './occasions.ts';
export { type PhotographFacts, photographTypes } from './photographs/photograph.ts';
export { findPhotograph, type PhotographFile } from './photographs/photographUrl.ts';
export { products } from './products/products.ts';
export { qualities } from './qualities.ts';
export { readings } from './readings.ts';
export { related } from './related.ts';
export { reviewsOf } from './reviews/reviews.ts';
export { synonyms } from './synonyms.ts';
export type {
  CatalogueCarousel,
  CatalogueCategory,
  CatalogueCoupon,
  CatalogueCouponKind,
  CatalogueLanguage,
  CatalogueLink,
  CataloguePicture,
  CatalogueProduct,
  CatalogueReview,
  CatalogueSku,
  CategoryIcon,
  DescriptionBlock,
  Localized,
  ProductDeal,
  ProductParameter,
  ProductSpecification,
  ProductTag,
  ServiceCode,
  SpecificationValue,
} from './types.ts';
