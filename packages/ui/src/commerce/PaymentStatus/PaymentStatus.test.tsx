import { minor } from '@mallard/domain/money';
import { paymentStatuses } from '@mallard/domain/rules';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { renderInEnglish } from '../../testing/renderInEnglish.tsx';
import { PaymentStatus } from './PaymentStatus.tsx';

conformance('PaymentStatus', (root) => (
  <PaymentStatus {...root} status="paid" amount={minor(9900)} onAction={() => {}} />
));

afterEach(cleanup);

const payment = (status: string) => (
  <SampleProvider locale="en-US">
    <PaymentStatus status={status} onAction={() => {}} />
  </SampleProvider>
);

it('moves the focus from its children to the title', () => {
  const elementWith = (status: string) => (
    <PaymentStatus status={status} allowedActions={[]} onAction={() => {}}>
      {status === 'unknown' && <button type="button">Look</button>}
    </PaymentStatus>
  );
  const { rerender } = renderInEnglish(elementWith('unknown'));
  screen.getByRole('button').focus();
  rerender(elementWith('paid'));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('moves the focus from a button that disappears to the title, and takes it from no other element', () => {
  const { rerender } = renderInEnglish(payment('unknown'));
  screen.getByRole('button', { name: 'Check the result' }).focus();
  rerender(payment('confirming'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Check the result' }));
  rerender(payment('paid'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Paid' }));
  const order = screen.getByRole('button', { name: 'View order' });
  order.focus();
  rerender(payment('unknown'));
  expect(document.activeElement).toBe(order);
  order.blur();
  rerender(payment('paid'));
  expect(document.activeElement).toBe(document.body);
});

it('knows every payment status of the contract', () => {
  for (const status of paymentStatuses) {
    const { container } = renderInEnglish(payment(status));
    expect(container.querySelector('section')?.dataset.state).toBe(status);
  }
});

it('shows that the payment is refunded, and offers neither to pay nor to check', () => {
  renderInEnglish(payment('refunded'));
  expect(screen.getByRole('heading', { name: 'Refunded' })).toBeTruthy();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Continue shopping',
    'View order',
  ]);
});
