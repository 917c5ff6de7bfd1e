import { conformance } from '../../testing/conformance.tsx';
import { PaymentMethodPicker } from './PaymentMethodPicker.tsx';

conformance('PaymentMethodPicker', (root) => (
  <PaymentMethodPicker
    {...root}
    methods={[{ code: 'card', name: 'Card', offer: 'new' }]}
    value="card"
    onChange={() => {}}
  />
));
