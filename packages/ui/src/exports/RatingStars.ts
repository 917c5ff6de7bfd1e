export { RatingStars, type RatingStarsProps } from '../commerce/RatingStars/RatingStars.tsx';
