import { conformance } from '../../testing/conformance.tsx';
import { ScrollArea } from './ScrollArea.tsx';

conformance('ScrollArea', (root) => (
  <ScrollArea {...root} label="words" as="ul" isSnapping>
    <li>one</li>
  </ScrollArea>
));
