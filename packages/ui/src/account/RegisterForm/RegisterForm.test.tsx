import { conformance } from '../../testing/conformance.tsx';
import { RegisterForm } from './RegisterForm.tsx';

conformance('RegisterForm', (root) => (
  <RegisterForm {...root} links={{ terms: '/terms', privacy: '/privacy' }} onSubmit={() => {}} />
));
