import { conformance } from '../../testing/conformance.tsx';
import { Inline } from './Inline.tsx';

conformance('Inline', (root) => (
  <Inline {...root} as="ul">
    <li>words</li>
  </Inline>
));
