import { minor } from '@mallard/domain/money';
import { conformance } from '../../testing/conformance.tsx';
import { AmountTable } from './AmountTable.tsx';

conformance('AmountTable', (root) => (
  <AmountTable
    {...root}
    rows={[{ label: 'Goods', amount: minor(9900), previous: minor(8900) }]}
    total={{ label: 'Total', amount: minor(9900) }}
    isStale
  />
));
