import { minor } from '@mallard/domain/money';
import { sampleOrder } from '../../fixtures/samplePurchase.ts';
import { conformance } from '../../testing/conformance.tsx';
import { RefundForm } from './RefundForm.tsx';

const amounts = { goods: minor(8900), discount: minor(0), shipping: minor(0), total: minor(8900) };
const { items } = sampleOrder('en-US', 'completed');

conformance('RefundForm', (root) => (
  <RefundForm {...root} items={items} kinds={['refundOnly']} amountsOf={() => amounts} onSubmit={() => {}} />
));
