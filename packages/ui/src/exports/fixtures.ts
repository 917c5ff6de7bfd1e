export type { SampleLocale } from '../fixtures/Localized.ts';
export { messagesIn } from '../fixtures/messagesIn.ts';
export { sampleArticle, sampleFaq } from '../fixtures/sampleArticles.ts';
export { type SampleChoiceKind, type SampleChoices, sampleChoices } from '../fixtures/sampleChoices.ts';
export { sampleNotifications } from '../fixtures/sampleNotifications.ts';
export { type SampleScene, type SampleShape, samplePicture } from '../fixtures/samplePicture.ts';
export { sampleProduct, sampleProducts } from '../fixtures/sampleProducts.ts';
export {
  SAMPLE_NOW,
  sampleAddresses,
  sampleCartItems,
  sampleCoupons,
  sampleFacets,
  sampleOrder,
  sampleReviewSummary,
  sampleReviews,
} from '../fixtures/samplePurchase.ts';
export { sampleQrCode } from '../fixtures/sampleQrCode.ts';
export { loadSampleRegions, sampleRegions } from '../fixtures/sampleRegions.ts';
export { type SampleCourse, sampleTimeline } from '../fixtures/sampleTimelines.ts';
export { sampleFile, sampleUpload, sampleUploads } from '../fixtures/sampleUploads.ts';
export { useSampleLocale } from '../fixtures/useSampleLocale.ts';
