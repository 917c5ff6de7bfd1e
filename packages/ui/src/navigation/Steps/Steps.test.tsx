import { conformance } from '../../testing/conformance.tsx';
import { Steps } from './Steps.tsx';

const steps = [{ label: 'Cart', href: '#cart' }, { label: 'Checkout' }, { label: 'Payment' }];

conformance('Steps', (root) => <Steps {...root} steps={steps} current={1} />);
