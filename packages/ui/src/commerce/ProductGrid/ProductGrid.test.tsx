import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { conformance } from '../../testing/conformance.tsx';
import { ProductGrid } from './ProductGrid.tsx';

conformance('ProductGrid', (root) => (
  <ProductGrid {...root} status="ready" products={sampleProducts('en-US')} hrefOf={({ id }) => `/product/${id}`} />
));
