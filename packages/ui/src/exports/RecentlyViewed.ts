export {
  RecentlyViewed,
  type RecentlyViewedProps,
  type ViewedProduct,
} from '../commerce/RecentlyViewed/RecentlyViewed.tsx';
export { recentlyViewedWords } from '../commerce/RecentlyViewed/RecentlyViewed.words.ts';
