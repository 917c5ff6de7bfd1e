import { conformance } from '../../testing/conformance.tsx';
import { NumberField } from './NumberField.tsx';

conformance('NumberField', (root) => (
  <NumberField {...root} label="words" name="number" defaultValue={1280.5} minValue={0} step={0.1} end="kg" />
));
