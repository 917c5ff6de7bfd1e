export { RatingHistogram, type RatingHistogramProps } from '../commerce/RatingHistogram/RatingHistogram.tsx';
