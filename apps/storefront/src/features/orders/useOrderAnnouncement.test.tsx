import { DEFAULT_SHOP } from '@mallard/domain/contract';
// @vitest-environment jsdom

import type { Order } from '@mallard/domain/contract';
import { Announcer } from '@mallard/ui/Announcer';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { createI18n, loadMessages } from '../../i18n/i18n.ts';
import { I18nProvider } from '../../i18n/useTranslation.ts';
import { useOrderAnnouncement } from './useOrderAnnouncement.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function OrderStatus({ status }: { status: string }) {
  useOrderAnnouncement({ status } as Order);
  return null;
}

it('announces when the displayed order is shipped', async () => {
  vi.useFakeTimers();
  const i18n = createI18n('en-US', DEFAULT_SHOP);
  await loadMessages(i18n, 'en-US', ['shell', 'orders']);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const announced = async (status: string) => {
    await act(async () =>
      root.render(
        <I18nProvider value={i18n}>
          <Announcer>
            <OrderStatus status={status} />
          </Announcer>
        </I18nProvider>,
      ),
    );
    await act(async () => vi.advanceTimersByTime(1000));
    return document.querySelector('[aria-live="polite"]')?.textContent;
  };
  expect(await announced('unshipped')).toBe('');
  expect(await announced('shipped')).toBe('Order status: To receive');
  await act(async () => root.unmount());
  vi.useRealTimers();
});
