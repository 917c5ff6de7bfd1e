import { conformance } from '../../testing/conformance.tsx';
import { CartBadge } from './CartBadge.tsx';

conformance('CartBadge', (root) => <CartBadge {...root} count={3} />);
