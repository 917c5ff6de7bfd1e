export { RatingSummary, type RatingSummaryProps } from '../commerce/RatingSummary/RatingSummary.tsx';
export { ratingSummaryWords } from '../commerce/RatingSummary/RatingSummary.words.ts';
