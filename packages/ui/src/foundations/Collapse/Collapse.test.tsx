import { conformance } from '../../testing/conformance.tsx';
import { Collapse } from './Collapse.tsx';

conformance('Collapse', (root) => <Collapse {...root}>words</Collapse>);
conformance('Collapse, open', (root) => (
  <Collapse {...root} defaultExpanded>
    words
  </Collapse>
));
