import { SAMPLE_NOW, sampleOrder } from '../../fixtures/samplePurchase.ts';
import { conformance } from '../../testing/conformance.tsx';
import { OrderCard } from './OrderCard.tsx';

conformance('OrderCard', (root) => (
  <OrderCard
    {...root}
    order={sampleOrder('en-US', 'unpaid', 4)}
    href="/order/1"
    actions={['pay', 'cancel', 'details']}
    onAction={() => {}}
    now={() => SAMPLE_NOW}
  />
));
