// @vitest-environment jsdom

import type { Order } from '@mallard/domain/contract';
import { Announcer } from '@mallard/ui/Announcer';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { WordsProvider } from '../../i18n/useTranslation.ts';
import { createWords, loadWords } from '../../i18n/words.ts';
import { useOrderNews } from './useOrderNews.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function News({ status }: { status: string }) {
  useOrderNews({ status } as Order);
  return null;
}

it('announces when an open order is shipped', async () => {
  vi.useFakeTimers();
  const words = createWords('en-US');
  await loadWords(words, 'en-US', ['shell', 'orders']);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const announced = async (status: string) => {
    await act(async () =>
      root.render(
        <WordsProvider value={words}>
          <Announcer>
            <News status={status} />
          </Announcer>
        </WordsProvider>,
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
