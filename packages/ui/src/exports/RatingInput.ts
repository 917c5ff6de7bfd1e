export { RatingInput, type RatingInputProps } from '../forms/RatingInput/RatingInput.tsx';
export { ratingInputWords } from '../forms/RatingInput/RatingInput.words.ts';
