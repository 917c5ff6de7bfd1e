import { conformance } from '../../testing/conformance.tsx';
import { EmptyState } from './EmptyState.tsx';

conformance('EmptyState', (root) => <EmptyState {...root} title="words" />);
