import { conformance } from '../../testing/conformance.tsx';
import { Tabs } from './Tabs.tsx';

conformance('Tabs', (root) => (
  <Tabs
    {...root}
    label="About"
    items={[
      { id: 'details', label: 'Details', content: 'one' },
      { id: 'reviews', label: 'Reviews', count: 2, countLabel: '2 reviews', content: 'two' },
    ]}
  />
));
