import { minor } from '@mallard/domain/money';
import { conformance } from '../../testing/conformance.tsx';
import { ShippingMethodPicker } from './ShippingMethodPicker.tsx';

conformance('ShippingMethodPicker', (root) => (
  <ShippingMethodPicker
    {...root}
    methods={[{ code: 'standard', name: 'Standard', fee: minor(0) }]}
    value="standard"
    onChange={() => {}}
  />
));
