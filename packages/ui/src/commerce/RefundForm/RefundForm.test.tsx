import { minor } from '@mallard/domain/money';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sampleOrder } from '../../fixtures/samplePurchase.ts';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import enUS from '../../locales/en-US/index.ts';
import jaJP from '../../locales/ja-JP/index.ts';
import zhCN from '../../locales/zh-CN/index.ts';
import { conformance } from '../../testing/conformance.tsx';
import { RefundForm } from './RefundForm.tsx';

/** A time limit that is not part of any message. */
vi.mock('@mallard/domain/rules', async (original) => ({
  ...(await original<object>()),
  SHIP_BACK_WITHIN_MS: 44 * 86_400_000,
}));

const amounts = { goods: minor(8900), discount: minor(0), shipping: minor(0), total: minor(8900) };
const { items } = sampleOrder('en-US', 'completed');

conformance('RefundForm', (root) => (
  <RefundForm {...root} items={items} kinds={['refundOnly']} amountsOf={() => amounts} onSubmit={() => {}} />
));

it.each([
  ['zh-CN', zhCN, '44 天'],
  ['en-US', enUS, '44 days'],
  ['ja-JP', jaJP, '44 日'],
] as const)('states the time limit of the rules for sending a product back: %s', (locale, messages, limit) => {
  render(
    <MallardProvider locale={locale} messages={messages}>
      <RefundForm items={items} kinds={['returnAndRefund']} amountsOf={() => amounts} onSubmit={() => {}} />
    </MallardProvider>,
  );
  const kind = screen.getByRole('radio', { name: messages.commerce.afterSale.kinds.returnAndRefund });
  expect(kind.closest('label')?.textContent).toContain(limit);
});
