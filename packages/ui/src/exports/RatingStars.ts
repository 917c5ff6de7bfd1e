export { RatingStars, type RatingStarsProps } from '../foundations/RatingStars/RatingStars.tsx';
