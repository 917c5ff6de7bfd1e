import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { SAMPLE_NOW, sampleOrder } from '../../fixtures/samplePurchase.ts';
import { conformance } from '../../testing/conformance.tsx';
import { OrderCard } from './OrderCard.tsx';

conformance('OrderCard', (root) => (
  <OrderCard
    {...root}
    order={sampleOrder('en-US', 'unpaid', 4)}
    href="/order/1"
    actions={['pay', 'cancel', 'details']}
    onAction={() => {}}
    now={() => SAMPLE_NOW}
  />
));

afterEach(cleanup);

it('has its host’s name instead of its own', () => {
  const order = sampleOrder('en-US', 'completed', 1);
  const page = (name?: string) => (
    <SampleProvider locale="en-US">
      <OrderCard order={order} href="/order/1" actions={[]} onAction={() => {}} {...(name && { 'aria-label': name })} />
    </SampleProvider>
  );
  const { rerender } = render(page());
  expect(screen.getByRole('article', { name: new RegExp(order.orderNumber) })).toBeTruthy();
  rerender(page('Newest order'));
  expect(screen.getByRole('article', { name: 'Newest order' })).toBeTruthy();
});

it.each([
  [1, '× 2'],
  [4, '+1'],
])('keeps the numbers of an order of %i products in order, in both text directions', (count, figures) => {
  render(
    <SampleProvider locale="en-US">
      <OrderCard order={sampleOrder('en-US', 'completed', count)} href="/order/1" actions={[]} onAction={() => {}} />
    </SampleProvider>,
  );
  expect(document.querySelector('bdi')?.textContent).toBe(figures);
});
