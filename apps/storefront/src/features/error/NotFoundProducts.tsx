import { PopularProducts } from '../../shared/products/PopularProducts.tsx';

/** Best sellers, shown below the error of a page that does not exist. */
export function NotFoundProducts() {
  return <PopularProducts />;
}
