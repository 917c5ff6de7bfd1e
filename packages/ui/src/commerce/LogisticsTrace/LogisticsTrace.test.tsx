import { conformance } from '../../testing/conformance.tsx';
import { LogisticsTrace } from './LogisticsTrace.tsx';

conformance('LogisticsTrace', (root) => (
  <LogisticsTrace
    {...root}
    carrier="carrier"
    trackingNumber="MF7720441806"
    events={[{ time: '2026-11-20T01:14:00.000Z', code: 'delivering', text: 'delivering' }]}
    updatedAt="2026-11-20T01:20:00.000Z"
    isStale
    onCopy={() => {}}
  />
));
