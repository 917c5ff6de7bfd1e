import { conformance } from '../../testing/conformance.tsx';
import { TabLinks } from './TabLinks.tsx';

conformance('TabLinks', (root) => (
  <TabLinks {...root} label="Orders" currentKey="all" items={[{ key: 'all', href: '#all', label: 'All', count: 2 }]} />
));
