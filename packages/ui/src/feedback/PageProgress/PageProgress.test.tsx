import { conformance } from '../../testing/conformance.tsx';
import { PageProgress } from './PageProgress.tsx';

conformance('PageProgress', (root) => <PageProgress {...root} isActive />);
