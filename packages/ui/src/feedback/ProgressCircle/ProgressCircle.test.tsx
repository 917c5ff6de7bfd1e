import { conformance } from '../../testing/conformance.tsx';
import { ProgressCircle } from './ProgressCircle.tsx';

conformance('ProgressCircle', (root) => <ProgressCircle {...root} value={40} />);
