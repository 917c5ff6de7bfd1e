import { conformance } from '../../testing/conformance.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';

conformance('OrderTimeline', (root) => (
  <OrderTimeline
    {...root}
    steps={[
      { id: 'placed', title: 'placed', time: '2026-11-20T00:46:31.000Z', state: 'done' },
      {
        id: 'sent',
        title: 'sent',
        state: 'current',
        branches: [{ id: 'one', label: 'one', steps: [{ id: 'a', title: 'a', state: 'upcoming' }] }],
      },
    ]}
  />
));
