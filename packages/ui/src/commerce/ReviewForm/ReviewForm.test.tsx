import { conformance } from '../../testing/conformance.tsx';
import { ReviewForm } from './ReviewForm.tsx';

const photoEvents = { onAdd: () => {}, onRemove: () => {} };

conformance('ReviewForm', (root) => (
  <ReviewForm
    {...root}
    items={[{ id: '1', title: 'Mug', image: null }]}
    photoEvents={photoEvents}
    onSubmit={() => {}}
  />
));
