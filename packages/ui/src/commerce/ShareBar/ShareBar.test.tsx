import { conformance } from '../../testing/conformance.tsx';
import { ShareBar } from './ShareBar.tsx';

conformance('ShareBar', (root) => <ShareBar {...root} percent={62} />);
