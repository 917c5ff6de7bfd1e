import { conformance } from '../../testing/conformance.tsx';
import { CartLink } from './CartLink.tsx';

conformance('CartLink', (root) => <CartLink {...root} href="/cart" count={3} />);
