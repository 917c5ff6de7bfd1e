import { PopularProducts } from '../product/PopularProducts.tsx';

/** What to look at instead of a page that does not exist. */
export function NotFoundProducts() {
  return <PopularProducts />;
}
