import { conformance } from '../../testing/conformance.tsx';
import { TextField } from './TextField.tsx';

conformance('TextField', (root) => (
  <TextField {...root} label="words" description="words" errorMessage="words" maxLength={5} hasCounter />
));
