import { Heart } from 'lucide-react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { Button } from './Button.tsx';
import { LinkButton } from './LinkButton.tsx';

conformance('Button', (root) => (
  <Button {...root} isPending pendingLabel="busy" iconStart={<Icon glyph={Heart} />}>
    words
  </Button>
));
conformance('LinkButton', (root) => (
  <LinkButton {...root} href="/" iconEnd={<Icon glyph={Heart} />}>
    words
  </LinkButton>
));
