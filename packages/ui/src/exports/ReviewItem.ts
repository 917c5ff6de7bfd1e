export { ReviewItem, type ReviewItemProps } from '../commerce/ReviewItem/ReviewItem.tsx';
