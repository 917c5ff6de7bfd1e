import { minor } from '@mallard/domain/money';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../../testing/conformance.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { paymentPanelWords } from './PaymentPanel.words.ts';

conformance('PaymentPanel', (root) => (
  <PaymentPanel {...root} amount={minor(9900)} orderNumber="1" status="waiting" expiresAt={0}>
    code
  </PaymentPanel>
));

it('asks nobody to scan where no code stands', () => {
  const isScanned: boolean = false;
  render(
    <PaymentPanel amount={minor(9900)} orderNumber="1" status="waiting" expiresAt={0}>
      {isScanned && 'code'}
      {isScanned && 'spinner'}
    </PaymentPanel>,
  );
  expect(screen.queryByText(paymentPanelWords['zh-CN'].scanToPay)).toBeNull();
});
