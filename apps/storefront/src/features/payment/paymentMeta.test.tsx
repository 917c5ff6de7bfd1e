// @vitest-environment jsdom
import type { Order } from '@mallard/domain/contract';
import { DEFAULT_SHOP } from '@mallard/domain/contract';
import { getOrder } from '@mallard/domain/endpoints';
import { minor } from '@mallard/domain/money';
import type { PaymentPhase } from '@mallard/state-machines/payment';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endpointKey } from '../../data/endpointQuery.ts';
import { createI18n, loadMessages, translatorOf } from '../../i18n/i18n.ts';
import type { ScreenContext } from '../../navigation/screenModule.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { paymentMeta, usePaymentTitle } from './paymentMeta.ts';
import { usePaymentAnnouncement } from './usePaymentAnnouncement.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const queryClient = new QueryClient();

function Payment({ phase }: { phase: PaymentPhase }) {
  usePaymentTitle('order', phase);
  usePaymentAnnouncement(phase, minor(9900));
  return null;
}

const titleNow = async (locale: 'en-US' = 'en-US') => {
  const i18n = createI18n(locale, DEFAULT_SHOP);
  await loadMessages(i18n, locale, ['shell', 'payment']);
  const context = { queryClient, locale, t: translatorOf(i18n, locale) } as unknown as ScreenContext;
  return paymentMeta(context, 'order').title;
};

const order: Partial<Order> = { status: 'unpaid', paymentStatus: 'unpaid' };

it.each<[PaymentPhase, title: string, announcement: string]>([
  ['reading', 'Waiting for payment · Order payment', ''],
  ['statusUnavailable', 'Waiting for payment · Order payment', ''],
  ['ready', 'Waiting for payment · Order payment', ''],
  ['starting', 'Waiting for payment · Order payment', ''],
  ['unconfirmed', 'Waiting for payment · Order payment', 'No response about the payment yet'],
  ['waiting', 'Waiting for payment · Order payment', 'Waiting for the payment of 99.00 yuan'],
  ['codeExpired', 'Waiting for payment · Order payment', 'The code has expired'],
  ['confirming', 'Confirming the payment · Order payment', 'Confirming the payment'],
  ['failed', 'Payment failed · Order payment', 'Payment failed, 99.00 yuan to pay'],
  ['paid', 'Paid · Order payment', 'Paid'],
  ['refunded', 'Refunded · Order payment', 'Refunded'],
  ['expired', 'Order closed · Order payment', 'Not paid in time, the order is closed'],
  ['cancelled', 'Order closed · Order payment', 'The order was cancelled'],
])('shows the payment state in the title and announces it: %s', async (phase, title, announcement) => {
  queryClient.setQueryData(endpointKey(getOrder, 'en-US', { params: { id: 'order' } }), order);
  const root = await renderInShop(
    <QueryClientProvider client={queryClient}>
      <Payment phase={phase} />
    </QueryClientProvider>,
    ['payment'],
  );
  await act(async () => vi.advanceTimersByTime(1000));
  const announced = document.querySelector('[data-live-announcer] [aria-live="polite"]')?.textContent;
  expect(await titleNow()).toBe(title);
  expect(announced).toBe(announcement);
  await act(async () => root.unmount());
  document.body.replaceChildren();
});
