import { minor } from '@mallard/domain/money';
import { conformance } from '../../testing/conformance.tsx';
import { CartBar } from './CartBar.tsx';

conformance('CartBar', (root) => (
  <CartBar
    {...root}
    total={minor(9900)}
    saved={minor(100)}
    actionLabel="Checkout"
    onAction={() => {}}
    reason="reason"
    selectAll={{ state: 'some', onChange: () => {} }}
  />
));
