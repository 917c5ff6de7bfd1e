import { cleanup, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { ProductRail } from './ProductRail.tsx';

conformance('ProductRail', (root) => (
  <ProductRail {...root} title="New" moreHref="/new">
    <span>card</span>
  </ProductRail>
));

it('draws no heading over nothing', () => {
  const { container } = render(
    <MallardProvider locale="en-US">
      <ProductRail title="New">{[]}</ProductRail>
    </MallardProvider>,
  );
  expect(container.querySelector('section')).toBeNull();
  cleanup();
});
