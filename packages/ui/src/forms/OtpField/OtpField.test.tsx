import { conformance } from '../../testing/conformance.tsx';
import { OtpField } from './OtpField.tsx';

conformance('OtpField', (root) => <OtpField {...root} value="123" />);
