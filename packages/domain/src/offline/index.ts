export { carouselKickers } from './shop/carouselKickers.ts';
export { pathOfLink } from './shop/pathOfLink.ts';
export type {
  SampleBlock,
  SampleCarousel,
  SampleCategory,
  SampleCoupon,
  SampleLink,
  SampleNotification,
  SamplePicture,
  SampleProduct,
  SampleReview,
  SampleShop,
  SampleSku,
  SampleSpecification,
} from './shop/sampleShop.ts';
export { skuId, stableId } from './shop/stableId.ts';
export { demoAddresses, demoNickname, demoNote, demoReview } from './state/demoWords.ts';
