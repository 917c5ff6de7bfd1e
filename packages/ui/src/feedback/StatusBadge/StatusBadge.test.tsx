import { conformance } from '../../testing/conformance.tsx';
import { StatusBadge } from './StatusBadge.tsx';

conformance('StatusBadge', (root) => (
  <StatusBadge {...root} status="unheard-of">
    words
  </StatusBadge>
));
