import { conformance } from '../../testing/conformance.tsx';
import { SiteHeader } from './SiteHeader.tsx';

conformance('SiteHeader', (root) => (
  <SiteHeader
    {...root}
    brand={{ name: 'Mallard', href: '/' }}
    links={[{ href: '/home', label: 'Home', isCurrent: true }]}
    account={null}
    guestLinks={{ logIn: '/login', register: '/register' }}
    cart={{ href: '/cart', count: undefined }}
  />
));
