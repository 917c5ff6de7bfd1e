import { minor } from '@mallard/domain/money';
import { conformance } from '../../testing/conformance.tsx';
import { PriceChangedGate } from './PriceChangedGate.tsx';

conformance('PriceChangedGate', (root) => (
  <PriceChangedGate {...root} accepted={minor(100)} current={minor(200)} onAccept={() => {}}>
    {(isBlocked) => (
      <button type="button" disabled={isBlocked}>
        Place order
      </button>
    )}
  </PriceChangedGate>
));
