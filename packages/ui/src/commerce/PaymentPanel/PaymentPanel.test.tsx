import { minor } from '@mallard/domain/money';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { messagesIn } from '../../fixtures/messagesIn.ts';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { spoken } from '../../fixtures/spoken.ts';
import { conformance } from '../../testing/conformance.tsx';
import { renderInEnglish } from '../../testing/renderInEnglish.tsx';
import { PaymentPanel, type PaymentPanelStatus } from './PaymentPanel.tsx';

conformance('PaymentPanel', (root) => (
  <PaymentPanel {...root} amount={minor(9900)} orderNumber="1" status="waiting" expiresAt={0}>
    code
  </PaymentPanel>
));

afterEach(cleanup);

it('asks for no scan without a code', () => {
  const isScanned: boolean = false;
  renderInEnglish(
    <PaymentPanel amount={minor(9900)} orderNumber="1" status="waiting" expiresAt={0}>
      {isScanned && 'code'}
      {isScanned && 'spinner'}
    </PaymentPanel>,
  );
  expect(screen.queryByText(messagesIn('en-US', 'checkout', 'PaymentPanel')('scanToPay'))).toBeNull();
});

it('treats an unknown status as unknown, and does not ask to pay again', () => {
  renderInEnglish(
    <PaymentPanel amount={minor(9900)} orderNumber="1" status={'underReview' as PaymentPanelStatus} expiresAt={0}>
      code
    </PaymentPanel>,
  );
  expect(screen.getByRole('status').textContent).toBe(
    messagesIn('en-US', 'checkout', 'PaymentPanel')('statuses.unknown'),
  );
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByText('code')).toBeNull();
});

it.each([
  ['waiting', true],
  ['confirming', true],
  ['failed', true],
  ['paid', false],
  ['expired', false],
] as const)('shows the time left while the order can be paid: %s', (status, isShown) => {
  renderInEnglish(
    <PaymentPanel amount={minor(9900)} orderNumber="1" status={status} expiresAt={Date.now() + 60_000} />,
  );
  expect(screen.queryByRole('timer') !== null).toBe(isShown);
});

it.each([5, 1])('warns when less than %i minutes are left, visibly and in the live region', (minutes) => {
  vi.useFakeTimers({ now: 0 });
  const { container } = render(
    <SampleProvider locale="en-US">
      <PaymentPanel
        amount={minor(9900)}
        orderNumber="1"
        status="waiting"
        expiresAt={minutes * 60_000 + 2000}
        now={Date.now}
      />
    </SampleProvider>,
  );
  const warning = messagesIn('en-US', 'checkout', 'PaymentPanel')('endsSoon', { count: minutes });
  expect(screen.queryByText(warning)).toBeNull();
  act(() => void vi.advanceTimersByTime(2000));
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.getByText(warning)).toBeTruthy();
  expect(spoken(container)).toMatch(/^Time left to pay \d/);
  vi.useRealTimers();
});
