import { conformance } from '../../testing/conformance.tsx';
import { RatingInput } from './RatingInput.tsx';

conformance('RatingInput', (root) => <RatingInput {...root} label="Quality" defaultValue={3} isClearable />);
