import { conformance } from '../../testing/conformance.tsx';
import { BuyBar } from './BuyBar.tsx';

conformance('BuyBar', (root) => (
  <BuyBar {...root} onAddToCart={() => {}} onBuyNow={() => {}} cart={{ href: '/cart', count: 3 }} />
));
