import { conformance } from '../../testing/conformance.tsx';
import { CopyButton } from './CopyButton.tsx';

conformance('CopyButton', (root) => <CopyButton {...root} value="words" />);
conformance('CopyButton without words', (root) => <CopyButton {...root} value="words" variant="icon" />);
