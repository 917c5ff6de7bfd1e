export { RatingStars, type RatingStarsProps } from '../commerce/RatingStars/RatingStars.tsx';
export { ratingStarsWords } from '../commerce/RatingStars/RatingStars.words.ts';
