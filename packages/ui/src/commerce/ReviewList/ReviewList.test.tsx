import { sampleReviews } from '../../fixtures/samplePurchase.ts';
import { conformance } from '../../testing/conformance.tsx';
import { ReviewList } from './ReviewList.tsx';

conformance('ReviewList', (root) => (
  <ReviewList {...root} status="ready" reviews={sampleReviews('en-US')} onSortChange={() => {}} />
));
