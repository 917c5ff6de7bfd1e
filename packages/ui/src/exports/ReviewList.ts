export { ReviewList, type ReviewListProps, type ReviewSort } from '../commerce/ReviewList/ReviewList.tsx';
export { reviewListWords } from '../commerce/ReviewList/ReviewList.words.ts';
