import { conformance } from '../../testing/conformance.tsx';
import { Switch } from './Switch.tsx';

conformance('Switch', (root) => (
  <Switch {...root} description="words">
    words
  </Switch>
));
