import { conformance } from '../../testing/conformance.tsx';
import { BackToTop } from './BackToTop.tsx';

conformance('BackToTop', (root) => <BackToTop {...root} />);
