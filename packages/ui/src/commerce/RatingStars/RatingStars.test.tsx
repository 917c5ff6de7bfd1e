import { conformance } from '../../testing/conformance.tsx';
import { RatingStars } from './RatingStars.tsx';

conformance('RatingStars', (root) => <RatingStars {...root} value={4.6} count={1286} />);
