import { conformance } from '../../testing/conformance.tsx';
import { OrderStatusTabs } from './OrderStatusTabs.tsx';

conformance('OrderStatusTabs', (root) => (
  <OrderStatusTabs {...root} current="unpaid" hrefOf={(tab) => `?tab=${tab}`} />
));
