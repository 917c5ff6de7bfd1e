import { conformance } from '../../testing/conformance.tsx';
import { BrandMark } from './BrandMark.tsx';

conformance('BrandMark', (root) => <BrandMark {...root} />);
