import { conformance } from '../../testing/conformance.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

conformance('ResetPasswordForm', (root) => <ResetPasswordForm {...root} onSubmit={() => {}} />);
