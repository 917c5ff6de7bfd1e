import { conformance } from '../../testing/conformance.tsx';
import { SortBar } from './SortBar.tsx';

conformance('SortBar', (root) => (
  <SortBar
    {...root}
    options={[{ key: 'price', label: 'Price', href: '?sort=price', direction: 'ascending' }]}
    currentKey="price"
    total={3}
    onViewChange={() => {}}
    onFilterPress={() => {}}
  />
));
