export type { OfflineSettings } from './calls/offlineSettings.ts';
export { createOfflineBackend, type OfflineBackend, type OfflineBackendOptions } from './createOfflineBackend.ts';
export { DEMO_ACCOUNT } from './sessions/accounts.ts';
export { isOfflineToken } from './sessions/tokens.ts';
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
export { memoryStorage, type OfflineStorage } from './state/offlineStorage.ts';
