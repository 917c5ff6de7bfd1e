import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { conformance } from '../../testing/conformance.tsx';
import { type CardProduct, ProductCard } from './ProductCard.tsx';

const product = sampleProducts('en-US')[0] as CardProduct;

conformance('ProductCard', (root) => (
  <ProductCard {...root} product={product} href="/product/1" onFavoriteChange={() => {}} onQuickAdd={() => {}} />
));
