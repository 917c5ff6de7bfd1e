export { RatingSummary, type RatingSummaryProps } from '../commerce/RatingSummary/RatingSummary.tsx';
