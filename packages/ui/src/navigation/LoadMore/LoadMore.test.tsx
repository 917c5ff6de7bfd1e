import { conformance } from '../../testing/conformance.tsx';
import { LoadMore } from './LoadMore.tsx';

conformance('LoadMore', (root) => <LoadMore {...root} status="error" hasMore onLoadMore={() => {}} isAutomatic />);
