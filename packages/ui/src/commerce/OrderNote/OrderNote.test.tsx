import { conformance } from '../../testing/conformance.tsx';
import { OrderNote } from './OrderNote.tsx';

conformance('OrderNote', (root) => (
  // `data-*` belongs to the text itself, as in every field.
  <OrderNote {...root} />
));
