import { conformance } from '../../testing/conformance.tsx';
import { Select } from './Select.tsx';

conformance('Select', (root) => (
  <Select
    {...root}
    label="words"
    placeholder="words"
    items={[{ label: 'words', items: [{ id: 'one', label: 'one' }] }]}
  />
));
