export type { OfflineSettings } from './calls/offlineSettings.ts';
export { createOfflineBackend, type OfflineBackend, type OfflineBackendOptions } from './createOfflineBackend.ts';
export { carouselKickers } from './messages/carouselKickers.ts';
export { demoAddresses, demoNickname, demoNote, demoReview } from './messages/demoTexts.ts';
export { DEMO_ACCOUNT } from './sessions/accounts.ts';
export { isOfflineToken } from './sessions/tokens.ts';
export { inCurrency } from './shop/inCurrency.ts';
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
export { demoClaims, demoFavorites } from './state/demoHistory.ts';
export { type DemoOrder, demoOrders } from './state/demoOrders.ts';
export { memoryStorage, type OfflineStorage } from './state/offlineStorage.ts';
