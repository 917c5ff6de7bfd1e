import { conformance } from '../../testing/conformance.tsx';
import { Agreement } from './Agreement.tsx';

conformance('Agreement', (root) => <Agreement {...root} links={[{ label: 'words', href: '/words' }]} />);
