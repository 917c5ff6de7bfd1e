import { conformance } from '../../testing/conformance.tsx';
import { ProfileCard } from './ProfileCard.tsx';

conformance('ProfileCard', (root) => (
  <ProfileCard {...root} name="Ann" editHref="/profile" figures={[{ label: 'Coupons', value: 6, href: '/coupons' }]} />
));
