import { conformance } from '../../testing/conformance.tsx';
import { Stack } from './Stack.tsx';

conformance('Stack', (root) => (
  <Stack {...root} as="ul">
    <li>words</li>
  </Stack>
));
