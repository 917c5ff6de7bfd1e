import { conformance } from '../../testing/conformance.tsx';
import { PhoneField } from './PhoneField.tsx';

conformance('PhoneField', (root) => <PhoneField {...root} defaultValue="13800138000" />);
