import { conformance } from '../../testing/conformance.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';

conformance('OrderTimeline', (root) => (
  <OrderTimeline
    {...root}
    steps={[
      { key: 'placed', title: 'placed', time: '2026-11-20T00:46:31.000Z', state: 'done' },
      {
        key: 'sent',
        title: 'sent',
        state: 'current',
        branches: [{ key: 'one', label: 'one', steps: [{ key: 'a', title: 'a', state: 'upcoming' }] }],
      },
    ]}
  />
));
