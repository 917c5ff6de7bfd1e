// @vitest-environment jsdom
import { Announcer } from '@mallard/ui/Announcer';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAnnounceChange } from './useAnnounceChange.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function Announcement({ text }: { text: string | undefined }) {
  useAnnounceChange(text, 'test');
  return null;
}

it('announces each change, but neither the first sentence nor the same one after a pause', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  /** Renders a sentence. @returns what the live region says after it, once earlier announcements have been cleared */
  async function announced(text: string | undefined) {
    await act(async () => vi.advanceTimersByTime(20_000));
    await act(async () =>
      root.render(
        <Announcer>
          <Announcement text={text} />
        </Announcer>,
      ),
    );
    await act(async () => vi.advanceTimersByTime(1000));
    return document.querySelector('[aria-live="polite"]')?.textContent;
  }
  expect(await announced(undefined)).toBe('');
  expect(await announced('To ship')).toBe('');
  expect(await announced('To receive')).toBe('To receive');
  expect(await announced(undefined)).toBe('');
  expect(await announced('To receive')).toBe('');
  expect(await announced('Completed')).toBe('Completed');
  await act(async () => root.unmount());
});
