import { sampleCartItems } from '../../fixtures/samplePurchase.ts';
import { conformance } from '../../testing/conformance.tsx';
import { CartLine } from './CartLine.tsx';

conformance('CartLine', (root) => (
  <ul>
    {sampleCartItems('en-US')
      .slice(0, 1)
      .map((line) => (
        <CartLine
          key={line.id}
          {...root}
          line={line}
          href="/product"
          onSelectionChange={() => {}}
          onQuantityChange={() => {}}
          onRemove={() => {}}
          onSaveForLater={() => {}}
          onOptionsPress={() => {}}
        />
      ))}
  </ul>
));
