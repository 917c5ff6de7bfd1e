import { conformance } from '../../testing/conformance.tsx';
import { OrderNote } from './OrderNote.tsx';

conformance('OrderNote', (root) => (
  // `data-*` attributes are on the root, as in every field.
  <OrderNote {...root} />
));
