import { conformance } from '../../testing/conformance.tsx';
import { CategoryIcon } from './CategoryIcon.tsx';

conformance('CategoryIcon', (root) => <CategoryIcon {...root} name="mug" label="Kitchen" />);
