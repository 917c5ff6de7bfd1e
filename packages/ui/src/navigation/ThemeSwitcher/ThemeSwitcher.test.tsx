import { conformance } from '../../testing/conformance.tsx';
import { ThemeSwitcher } from './ThemeSwitcher.tsx';

conformance('ThemeSwitcher', (root) => <ThemeSwitcher {...root} value="system" onChange={() => {}} />);
