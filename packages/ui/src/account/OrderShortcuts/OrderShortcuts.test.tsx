import { conformance } from '../../testing/conformance.tsx';
import { OrderShortcuts } from './OrderShortcuts.tsx';

conformance('OrderShortcuts', (root) => <OrderShortcuts {...root} hrefOf={(tab) => `/order?tab=${tab}`} />);
