import { conformance } from '../../testing/conformance.tsx';
import { SortBar } from './SortBar.tsx';

conformance('SortBar', (root) => (
  <SortBar
    {...root}
    options={[{ id: 'price', label: 'Price', href: '?sort=price', direction: 'ascending' }]}
    currentKey="price"
    itemCount={3}
    onViewChange={() => {}}
    onFilterPress={() => {}}
  />
));
