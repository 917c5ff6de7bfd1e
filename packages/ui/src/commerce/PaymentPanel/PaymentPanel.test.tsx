import { minor } from '@mallard/domain/money';
import { conformance } from '../../testing/conformance.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';

conformance('PaymentPanel', (root) => (
  <PaymentPanel {...root} amount={minor(9900)} orderNumber="1" status="waiting" payBefore={0}>
    code
  </PaymentPanel>
));
