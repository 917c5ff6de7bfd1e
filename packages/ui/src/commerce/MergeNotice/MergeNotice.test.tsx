import { conformance } from '../../testing/conformance.tsx';
import { MergeNotice } from './MergeNotice.tsx';

conformance('MergeNotice', (root) => (
  <MergeNotice {...root} mergedCount={2} dropped={[{ id: '1', title: 'Mug' }]} onDismiss={() => {}} />
));
