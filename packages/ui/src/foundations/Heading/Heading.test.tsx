import { conformance } from '../../testing/conformance.tsx';
import { Heading } from './Heading.tsx';

conformance('Heading', (root) => (
  <Heading {...root} level={2}>
    words
  </Heading>
));
