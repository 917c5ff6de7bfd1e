import { conformance } from '../../testing/conformance.tsx';
import { DatePicker } from './DatePicker.tsx';

conformance('DatePicker', (root) => (
  <DatePicker {...root} label="Delivery" name="delivery" defaultValue="2026-11-24" today="2026-11-20" />
));
