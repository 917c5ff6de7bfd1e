import { minor } from '@mallard/domain/money';
import { SHIP_BACK_WITHIN_MS } from '@mallard/domain/rules';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleOrder } from '../../fixtures/samplePurchase.ts';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import enUS from '../../locales/en-US/index.ts';
import jaJP from '../../locales/ja-JP/index.ts';
import zhCN from '../../locales/zh-CN/index.ts';
import { conformance } from '../../testing/conformance.tsx';
import { RefundForm } from './RefundForm.tsx';

const amounts = { goods: minor(8900), discount: minor(0), shipping: minor(0), total: minor(8900) };
const daysToSendBack = SHIP_BACK_WITHIN_MS / 86_400_000;
const { items } = sampleOrder('en-US', 'completed');

conformance('RefundForm', (root) => (
  <RefundForm {...root} items={items} kinds={['refundOnly']} amountsOf={() => amounts} onSubmit={() => {}} />
));

it.each([
  ['zh-CN', zhCN, `${daysToSendBack} 天`],
  ['en-US', enUS, `${daysToSendBack} days`],
  ['ja-JP', jaJP, `${daysToSendBack} 日`],
] as const)('states the time limit of the rules for sending a product back: %s', (locale, messages, limit) => {
  render(
    <MallardProvider locale={locale} messages={messages}>
      <RefundForm items={items} kinds={['returnAndRefund']} amountsOf={() => amounts} onSubmit={() => {}} />
    </MallardProvider>,
  );
  const kind = screen.getByRole('radio', { name: messages.orders.afterSale.kinds.returnAndRefund });
  expect(kind.closest('label')?.textContent).toContain(limit);
  expect(JSON.stringify(messages.orders.RefundForm.kindHints), 'the limit comes from the rules').not.toMatch(/\d/);
});
