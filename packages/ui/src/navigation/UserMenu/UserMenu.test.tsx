import { conformance } from '../../testing/conformance.tsx';
import { UserLink } from './UserLink.tsx';
import { UserMenu } from './UserMenu.tsx';

conformance('UserMenu', (root) => <UserMenu {...root} name="Ann" items={[{ id: 'out', label: 'Log out' }]} />);
conformance('UserLink', (root) => <UserLink {...root} name="Ann" href="#user" />);
