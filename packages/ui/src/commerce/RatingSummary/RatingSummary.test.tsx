import { conformance } from '../../testing/conformance.tsx';
import { RatingSummary } from './RatingSummary.tsx';

conformance('RatingSummary', (root) => <RatingSummary {...root} average={4.9} count={1286} recommendedPercent={97} />);
