import { minor } from '@mallard/domain/money';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance.tsx';
import { PaymentPanel, type PaymentPanelStatus } from './PaymentPanel.tsx';
import { paymentPanelWords } from './PaymentPanel.words.ts';

conformance('PaymentPanel', (root) => (
  <PaymentPanel {...root} amount={minor(9900)} orderNumber="1" status="waiting" expiresAt={0}>
    code
  </PaymentPanel>
));

afterEach(cleanup);

it('asks nobody to scan where no code stands', () => {
  const isScanned: boolean = false;
  render(
    <PaymentPanel amount={minor(9900)} orderNumber="1" status="waiting" expiresAt={0}>
      {isScanned && 'code'}
      {isScanned && 'spinner'}
    </PaymentPanel>,
  );
  expect(screen.queryByText(paymentPanelWords['en-US'].scanToPay)).toBeNull();
});

it('takes a word of a later server for not known, and leads nobody to pay again', () => {
  render(
    <PaymentPanel amount={minor(9900)} orderNumber="1" status={'underReview' as PaymentPanelStatus} expiresAt={0}>
      code
    </PaymentPanel>,
  );
  expect(screen.getByRole('status').textContent).toBe(paymentPanelWords['en-US'].statuses.unknown);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByText('code')).toBeNull();
});
