import { conformance } from '../../testing/conformance.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

conformance('CheckboxGroup', (root) => (
  <CheckboxGroup {...root} label="words" name="some" items={[{ id: 'one', label: 'one' }]} hasSelectAll />
));
