export { ReviewList, type ReviewListProps, type ReviewSort } from '../commerce/ReviewList/ReviewList.tsx';
