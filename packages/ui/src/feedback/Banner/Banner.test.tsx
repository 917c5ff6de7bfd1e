import { conformance } from '../../testing/conformance.tsx';
import { Banner } from './Banner.tsx';
import { NetworkBanner } from './NetworkBanner.tsx';

conformance('Banner', (root) => <Banner {...root}>words</Banner>);
conformance('NetworkBanner', (root) => <NetworkBanner {...root} status="offline" onRetry={() => {}} />);
