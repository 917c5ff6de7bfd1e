import { conformance } from '../../testing/conformance.tsx';
import { ProfileForm } from './ProfileForm.tsx';

const profile = { nickname: 'Ann', gender: null, birthday: null, phone: null, email: null, bio: '' };

conformance('ProfileForm', (root) => <ProfileForm {...root} defaultValue={profile} onSubmit={() => {}} />);
