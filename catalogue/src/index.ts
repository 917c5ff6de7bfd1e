export { carousels } from './carousels.ts';
export { categories } from './categories.ts';
export { categoryPath } from './categoryTree.ts';
export { coupons } from './coupons.ts';
export { pictureColours, tintColour } from './pictures/palette.ts';
export { parsePictureName, pictureName, pictureUrl } from './pictures/pictureName.ts';
export { pictureSize, productPicture } from './pictures/productPicture.ts';
export { parseSceneName, type SceneName, scenePicture, sceneSize, sceneUrl } from './pictures/scenePicture.ts';
export { products } from './products/products.ts';
export { reviewsOf } from './reviews/reviews.ts';
export { synonyms } from './synonyms.ts';
export type {
  CatalogueCarousel,
  CatalogueCategory,
  CatalogueCoupon,
  CatalogueCouponKind,
  CatalogueLanguage,
  CatalogueLink,
  CatalogueProduct,
  CatalogueReview,
  CatalogueSku,
  CategoryIcon,
  DescriptionBlock,
  Localized,
  PictureShape,
  PictureSpec,
  ProductDeal,
  ProductParameter,
  ProductSpecification,
  ProductTag,
  SceneLayout,
  SceneTint,
  ServiceCode,
  SpecificationValue,
} from './types.ts';
