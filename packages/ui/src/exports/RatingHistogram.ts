export { RatingHistogram, type RatingHistogramProps } from '../commerce/RatingHistogram/RatingHistogram.tsx';
export { ratingHistogramWords } from '../commerce/RatingHistogram/RatingHistogram.words.ts';
