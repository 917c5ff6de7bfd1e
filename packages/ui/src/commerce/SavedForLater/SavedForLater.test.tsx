import { sampleCartItems } from '../../fixtures/samplePurchase.ts';
import { conformance } from '../../testing/conformance.tsx';
import { SavedForLater } from './SavedForLater.tsx';

conformance('SavedForLater', (root) => (
  <SavedForLater
    {...root}
    items={sampleCartItems('en-US')}
    hrefOf={() => '/product'}
    onMoveToCart={() => {}}
    onRemove={() => {}}
  />
));
