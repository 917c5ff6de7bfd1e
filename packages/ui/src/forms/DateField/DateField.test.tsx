import { conformance } from '../../testing/conformance.tsx';
import { DateField } from './DateField.tsx';

conformance('DateField', (root) => (
  <DateField {...root} label="Birthday" name="birthday" defaultValue="1995-03-08" maxValue="2026-11-20" />
));
