import { conformance } from '../../testing/conformance.tsx';
import { Footer } from './Footer.tsx';

conformance('Footer', (root) => (
  <Footer
    {...root}
    brand={{ name: 'Mallard', href: '/' }}
    text="text"
    columns={[{ title: 'Shop', links: [{ href: '/new', label: 'New' }] }]}
  />
));
