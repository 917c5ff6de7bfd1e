import { Heart } from 'lucide-react';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { IconButton } from './IconButton.tsx';

conformance('IconButton', (root) => (
  <IconButton {...root} label="words" badge={<Badge count={2} />}>
    <Icon glyph={Heart} />
  </IconButton>
));
