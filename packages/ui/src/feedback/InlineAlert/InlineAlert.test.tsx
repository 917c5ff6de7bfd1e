import { conformance } from '../../testing/conformance.tsx';
import { InlineAlert } from './InlineAlert.tsx';

conformance('InlineAlert', (root) => (
  <InlineAlert {...root} title="words" onDismiss={() => {}} items={[{ id: 'one', text: 'one' }]}>
    words
  </InlineAlert>
));
