import { conformance } from '../../testing/conformance.tsx';
import { Disclosure } from './Disclosure.tsx';

conformance('Disclosure', (root) => (
  <Disclosure {...root} title="words" headingLevel={3} group="one" defaultExpanded>
    words
  </Disclosure>
));
