import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';

const network = vi.hoisted(() => ({ isAway: true }));
vi.mock('./ToastList.tsx', async (importOriginal) => {
  if (network.isAway) throw new TypeError('Failed to fetch');
  return importOriginal();
});

// Test files share modules: another one may have loaded the list already.
vi.resetModules();
const { useToasts } = await import('../../foundations/ToastContext.ts');
const { ToastProvider } = await import('./ToastProvider.tsx');
const { renderInEnglish } = await import('../../testing/renderInEnglish.tsx');

// Later tests must not use the modules of this mock network.
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

it('announces a message at once, and shows it when its code can be loaded', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  renderInEnglish(
    <ToastProvider>
      <Remove />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText('remove'));
  expect(screen.getByRole('status').textContent).toBe('Removed');
  // Timers of the announced text and of the next attempt.
  await act(async () => vi.waitFor(() => expect(vi.getTimerCount()).toBe(2), { timeout: 10_000 }));
  expect(screen.queryByText('Undo')).toBeNull();
  for (const what of ['one', 'two', 'three']) fireEvent.click(screen.getByText(`lose ${what}`));
  // No message waits to be visible: screen readers get all of them.
  expect(screen.getByRole('alert').textContent).toBe('Lost oneLost twoLost three');
  network.isAway = false;
  act(() => vi.runOnlyPendingTimers());
  vi.useRealTimers();
  expect(await screen.findByText('Undo', undefined, { timeout: 10_000 })).toBeTruthy();
});
