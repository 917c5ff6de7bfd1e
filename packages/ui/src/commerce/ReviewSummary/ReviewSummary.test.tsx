import { sampleReviewSummary } from '../../fixtures/samplePurchase.ts';
import { conformance } from '../../testing/conformance.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';

conformance('ReviewSummary', (root) => (
  <ReviewSummary {...root} summary={sampleReviewSummary} onFilterChange={() => {}} />
));
