import { conformance } from '../../testing/conformance.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

conformance('LanguageSwitcher', (root) => <LanguageSwitcher {...root} value="en-US" onChange={() => {}} />);
