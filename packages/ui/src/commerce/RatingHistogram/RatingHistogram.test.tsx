import { conformance } from '../../testing/conformance.tsx';
import { RatingHistogram } from './RatingHistogram.tsx';

conformance('RatingHistogram', (root) => <RatingHistogram {...root} counts={[3, 12, 14, 74, 1183]} />);
