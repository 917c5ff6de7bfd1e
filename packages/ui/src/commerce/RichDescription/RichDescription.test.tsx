import { conformance } from '../../testing/conformance.tsx';
import { RichDescription } from './RichDescription.tsx';

conformance('RichDescription', (root) => (
  <RichDescription
    {...root}
    blocks={[
      { kind: 'heading', text: 'Glaze' },
      { kind: 'paragraph', text: 'Dipped once.' },
    ]}
  />
));
