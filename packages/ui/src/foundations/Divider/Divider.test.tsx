import { conformance } from '../../testing/conformance.tsx';
import { Divider } from './Divider.tsx';

conformance('Divider', (root) => <Divider {...root} />);
conformance('Divider with words', (root) => <Divider {...root} label="words" />);
