export { RatingStars, type RatingStarsProps } from '../commerce/RatingStars/RatingStars.tsx';
export { ratingCountWords, ratingStarsWords } from '../commerce/RatingStars/RatingStars.words.ts';
