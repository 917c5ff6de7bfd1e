import { conformance } from '../../testing/conformance.tsx';
import { PasswordField } from './PasswordField.tsx';

conformance('PasswordField', (root) => (
  <PasswordField {...root} label="words" hasStrength rules={[{ label: 'words', isMet: () => true }]} />
));
