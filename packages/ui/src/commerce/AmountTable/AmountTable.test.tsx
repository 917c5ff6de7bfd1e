import { minor } from '@mallard/domain/money';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
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

afterEach(cleanup);

it('says every amount with the name of its currency, and shows it with its sign', () => {
  render(
    <MallardProvider locale="en-US">
      <AmountTable
        rows={[
          { label: 'Goods', amount: minor(101050) },
          { label: 'Coupon', amount: minor(4000), isSaving: true },
          { label: 'Shipping', amount: minor(0), zeroLabel: 'Free' },
        ]}
        total={{ label: 'Total', amount: minor(97050) }}
      />
    </MallardProvider>,
  );
  const spoken = screen.getAllByRole('definition').map((amount) => {
    const copy = amount.cloneNode(true) as HTMLElement;
    for (const silent of copy.querySelectorAll('[aria-hidden="true"]')) silent.remove();
    return copy.textContent;
  });
  expect(spoken).toEqual(['1,010.50 yuan', 'minus 40.00 yuan', 'Free', '970.50 yuan']);
  expect(screen.getByText('−¥40.00')).toBeTruthy();
});
