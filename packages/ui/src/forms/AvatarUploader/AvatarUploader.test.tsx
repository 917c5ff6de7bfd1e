import { conformance } from '../../testing/conformance.tsx';
import { AvatarUploader } from './AvatarUploader.tsx';

conformance('AvatarUploader', (root) => (
  <AvatarUploader {...root} name="words" src="/me.jpg" onChange={() => {}} onRemove={() => {}} errorMessage="words" />
));
