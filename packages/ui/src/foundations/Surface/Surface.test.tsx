import { conformance } from '../../testing/conformance.tsx';
import { Surface } from './Surface.tsx';

conformance('Surface', (root) => (
  <Surface {...root} tone="brand">
    words
  </Surface>
));
