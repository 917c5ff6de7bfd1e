export {
  RecentlyViewed,
  type RecentlyViewedProps,
  type ViewedProduct,
} from '../commerce/RecentlyViewed/RecentlyViewed.tsx';
