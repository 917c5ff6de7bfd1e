export { ReviewSummary, type ReviewSummaryProps } from '../commerce/ReviewSummary/ReviewSummary.tsx';
