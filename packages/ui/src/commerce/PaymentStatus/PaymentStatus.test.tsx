import { minor } from '@mallard/domain/money';
import { conformance } from '../../testing/conformance.tsx';
import { PaymentStatus } from './PaymentStatus.tsx';

conformance('PaymentStatus', (root) => (
  <PaymentStatus {...root} status="paid" amount={minor(9900)} onAction={() => {}} />
));
