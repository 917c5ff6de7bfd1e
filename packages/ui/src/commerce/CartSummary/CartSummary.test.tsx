import { minor } from '@mallard/domain/money';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { amount } from '../../foundations/Price/Price.css.ts';
import { conformance } from '../../testing/conformance.tsx';
import { CartSummary } from './CartSummary.tsx';

conformance('CartSummary', (root) => (
  <CartSummary
    {...root}
    rows={[]}
    total={minor(9900)}
    coupon={{ saving: minor(100), note: 'None', onOpen: () => {} }}
    selectedCount={1}
    saved={minor(100)}
    onCheckout={() => {}}
  />
));

afterEach(cleanup);

it.each([
  { saved: 0, tone: 'regular' },
  { saved: 8000, tone: 'deal' },
] as const)('renders the total as $tone when $saved is saved', ({ saved, tone }) => {
  render(
    <SampleProvider locale="en-US">
      <CartSummary rows={[]} total={minor(38_600)} saved={minor(saved)} selectedCount={3} onCheckout={() => {}} />
    </SampleProvider>,
  );
  expect(screen.getByText('386').className).toBe(amount.lg[tone]);
});

it('has its host’s name', () => {
  render(
    <SampleProvider locale="en-US">
      <CartSummary aria-label="To pay" rows={[]} total={minor(0)} selectedCount={0} onCheckout={() => {}} />
    </SampleProvider>,
  );
  expect(screen.getByRole('region', { name: 'To pay' })).toBeTruthy();
});
