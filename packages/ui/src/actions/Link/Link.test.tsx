import { conformance } from '../../testing/conformance.tsx';
import { Link } from './Link.tsx';

conformance('Link', (root) => (
  <Link {...root} href="https://example.com" isExternal>
    words
  </Link>
));
