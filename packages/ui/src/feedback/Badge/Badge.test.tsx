import { conformance } from '../../testing/conformance.tsx';
import { Badge } from './Badge.tsx';

conformance('Badge', (root) => <Badge {...root} count={120} />);
