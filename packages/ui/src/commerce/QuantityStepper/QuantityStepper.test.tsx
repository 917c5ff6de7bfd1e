import { conformance } from '../../testing/conformance.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

conformance('QuantityStepper', (root) => <QuantityStepper {...root} max={5} />);
