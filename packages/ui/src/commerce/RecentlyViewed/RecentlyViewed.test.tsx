import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { SAMPLE_NOW } from '../../fixtures/samplePurchase.ts';
import { conformance } from '../../testing/conformance.tsx';
import { RecentlyViewed } from './RecentlyViewed.tsx';

const items = sampleProducts('en-US').map((product) => ({ product, viewedAt: SAMPLE_NOW }));

conformance('RecentlyViewed', (root) => (
  <RecentlyViewed
    {...root}
    items={items}
    now={SAMPLE_NOW}
    hrefOf={({ id }) => `/product/${id}`}
    onRemove={() => {}}
    onClear={() => {}}
  />
));
