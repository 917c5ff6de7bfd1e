import { conformance } from '../../testing/conformance.tsx';
import { Spinner } from './Spinner.tsx';

conformance('Spinner', (root) => <Spinner {...root} />);
