import { conformance } from '../../testing/conformance.tsx';
import { CheckoutSection } from './CheckoutSection.tsx';

conformance('CheckoutSection', (root) => (
  <CheckoutSection {...root} number={1} title="Shipping address" isComplete summary="Shanghai" onEdit={() => {}}>
    <p>fields</p>
  </CheckoutSection>
));
