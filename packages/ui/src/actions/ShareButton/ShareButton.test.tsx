import { conformance } from '../../testing/conformance.tsx';
import { ShareButton } from './ShareButton.tsx';

conformance('ShareButton', (root) => <ShareButton {...root} url="https://shop.example/" title="words" />);
