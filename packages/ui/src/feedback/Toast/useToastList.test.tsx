import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';

const network = vi.hoisted(() => ({ isAway: true }));
vi.mock('./ToastList.tsx', async (importOriginal) => {
  if (network.isAway) throw new TypeError('Failed to fetch');
  return importOriginal();
});

// All files share their modules: another one may have brought the list already.
vi.resetModules();
const { useToasts } = await import('./ToastContext.ts');
const { ToastProvider } = await import('./ToastProvider.tsx');
const { renderInEnglish } = await import('../../testing/renderInEnglish.tsx');

// Those of this test would go on with its network.
afterAll(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function Remove() {
  const { show } = useToasts();
  return (
    <>
      <button type="button" onClick={() => show({ message: 'Removed', action: { label: 'Undo', onAction: () => {} } })}>
        remove
      </button>
      {['one', 'two', 'three'].map((what) => (
        <button
          key={what}
          type="button"
          onClick={() => show({ message: `Lost ${what}`, tone: 'danger', until: 'screenChange' })}
        >
          lose {what}
        </button>
      ))}
    </>
  );
}

it('reads a message out at once, and shows it when what shows it can be fetched', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  renderInEnglish(
    <ToastProvider>
      <Remove />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText('remove'));
  expect(screen.getByRole('status').textContent).toBe('Removed');
  // Its words, which go, and the next try.
  await act(async () => vi.waitFor(() => expect(vi.getTimerCount()).toBe(2), { timeout: 10_000 }));
  expect(screen.queryByText('Undo')).toBeNull();
  for (const what of ['one', 'two', 'three']) fireEvent.click(screen.getByText(`lose ${what}`));
  // Nothing is waiting for its turn to be seen: whoever listens hears it all.
  expect(screen.getByRole('alert').textContent).toBe('Lost oneLost twoLost three');
  network.isAway = false;
  act(() => vi.runOnlyPendingTimers());
  vi.useRealTimers();
  expect(await screen.findByText('Undo', undefined, { timeout: 10_000 })).toBeTruthy();
});
