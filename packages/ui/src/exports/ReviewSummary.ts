export { ReviewSummary, type ReviewSummaryProps } from '../commerce/ReviewSummary/ReviewSummary.tsx';
export { reviewSummaryWords } from '../commerce/ReviewSummary/ReviewSummary.words.ts';
