import { conformance } from '../../testing/conformance.tsx';
import { TextArea } from './TextArea.tsx';

conformance('TextArea', (root) => <TextArea {...root} label="words" description="words" maxLength={20} />);
