import { conformance } from '../../testing/conformance.tsx';
import { RegisterForm } from './RegisterForm.tsx';

conformance('RegisterForm', (root) => (
  <RegisterForm {...root} termsHref="/terms" privacyHref="/privacy" onSubmit={() => {}} />
));
