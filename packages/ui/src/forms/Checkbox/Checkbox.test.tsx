import { conformance } from '../../testing/conformance.tsx';
import { Checkbox } from './Checkbox.tsx';

conformance('Checkbox', (root) => (
  <Checkbox {...root} description="words">
    words
  </Checkbox>
));
