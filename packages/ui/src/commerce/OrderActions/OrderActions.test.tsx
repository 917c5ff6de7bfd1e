import { conformance } from '../../testing/conformance.tsx';
import { OrderActions } from './OrderActions.tsx';

conformance('OrderActions', (root) => (
  <OrderActions {...root} actions={['pay', 'cancel', 'details']} onAction={() => {}} hrefs={{ details: '/order/1' }} />
));
