import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { conformance } from '../../testing/conformance.tsx';
import type { CardProduct } from '../ProductCard/ProductCard.tsx';
import { DealCard } from './DealCard.tsx';

const product = sampleProducts('en-US')[0] as CardProduct;

conformance('DealCard', (root) => <DealCard {...root} product={product} href="/product/1" />);
