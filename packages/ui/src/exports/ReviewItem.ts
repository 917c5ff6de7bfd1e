export { ReviewItem, type ReviewItemProps } from '../commerce/ReviewItem/ReviewItem.tsx';
export { reviewItemWords } from '../commerce/ReviewItem/ReviewItem.words.ts';
