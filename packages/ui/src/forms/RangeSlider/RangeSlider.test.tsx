import { conformance } from '../../testing/conformance.tsx';
import { RangeSlider } from './RangeSlider.tsx';

conformance('RangeSlider', (root) => <RangeSlider {...root} label="Price" defaultValue={[20, 60]} />);
