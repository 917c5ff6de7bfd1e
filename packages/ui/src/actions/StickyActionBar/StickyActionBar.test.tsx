import { conformance } from '../../testing/conformance.tsx';
import { Button } from '../Button/Button.tsx';
import { StickyActionBar } from './StickyActionBar.tsx';

conformance('StickyActionBar', (root) => (
  <StickyActionBar {...root} label="words" start="start" summary="summary" tip="tip">
    <Button>words</Button>
  </StickyActionBar>
));
