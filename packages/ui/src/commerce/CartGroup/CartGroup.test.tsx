import { conformance } from '../../testing/conformance.tsx';
import { CartGroup } from './CartGroup.tsx';

conformance('CartGroup', (root) => (
  <CartGroup {...root} title="Mallard" selection="some" onSelectionChange={() => {}} onClear={() => {}} hasColumnNames>
    <li>a line</li>
  </CartGroup>
));
