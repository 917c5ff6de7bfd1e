import { sampleProduct } from '../../fixtures/sampleProducts.ts';
import { conformance } from '../../testing/conformance.tsx';
import { Gallery } from './Gallery.tsx';

conformance('Gallery', (root) => <Gallery {...root} pictures={sampleProduct('en-US').images} />);
