import type { Review } from '@mallard/domain/contract';
import { sampleReviews } from '../../fixtures/samplePurchase.ts';
import { conformance } from '../../testing/conformance.tsx';
import { ReviewItem } from './ReviewItem.tsx';

const review = sampleReviews('en-US')[0] as Review;

conformance('ReviewItem', (root) => <ReviewItem {...root} review={review} onHelpfulChange={() => {}} />);
