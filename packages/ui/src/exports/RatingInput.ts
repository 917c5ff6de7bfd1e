export { RatingInput, type RatingInputProps } from '../forms/RatingInput/RatingInput.tsx';
