import { sampleAfterSale } from '../../fixtures/samplePurchase.ts';
import { conformance } from '../../testing/conformance.tsx';
import { RefundStatus } from './RefundStatus.tsx';

conformance('RefundStatus', (root) => (
  <RefundStatus
    {...root}
    request={sampleAfterSale('en-US', 'refunded', 'refundOnly')}
    actions={[]}
    onWithdraw={() => {}}
    onShip={() => {}}
  />
));
