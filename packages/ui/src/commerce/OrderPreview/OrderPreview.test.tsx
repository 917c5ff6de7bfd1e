import { minor } from '@mallard/domain/money';
import { sampleCartItems } from '../../fixtures/samplePurchase.ts';
import { conformance } from '../../testing/conformance.tsx';
import { OrderPreview } from './OrderPreview.tsx';

conformance('OrderPreview', (root) => (
  <OrderPreview
    {...root}
    lines={sampleCartItems('en-US')}
    amounts={{ goods: minor(100), discount: minor(0), shipping: minor(0), total: minor(100) }}
  />
));
