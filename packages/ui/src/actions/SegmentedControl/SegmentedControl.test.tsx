import { conformance } from '../../testing/conformance.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

conformance('SegmentedControl', (root) => (
  <SegmentedControl
    {...root}
    label="words"
    items={[
      { id: 'one', label: 'one' },
      { id: 'two', label: 'two' },
    ]}
  />
));
