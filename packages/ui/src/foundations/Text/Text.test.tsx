import { conformance } from '../../testing/conformance.tsx';
import { Text } from './Text.tsx';

conformance('Text', (root) => (
  <Text {...root} lines={2}>
    words
  </Text>
));
