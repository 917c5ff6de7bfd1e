import { minor } from '@mallard/domain/money';
import { conformance } from '../../testing/conformance.tsx';
import { CartSummary } from './CartSummary.tsx';

conformance('CartSummary', (root) => (
  <CartSummary {...root} rows={[]} total={minor(9900)} selectedCount={1} saved={minor(100)} onCheckout={() => {}} />
));
