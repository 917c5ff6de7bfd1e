import { conformance } from '../../testing/conformance.tsx';
import { Sidebar } from './Sidebar.tsx';

conformance('Sidebar', (root) => (
  <Sidebar
    {...root}
    groups={[
      { label: 'Categories', links: [], status: 'loading' },
      { label: 'Account', links: [{ href: '/user', label: 'Overview', current: 'page' }] },
    ]}
  />
));
