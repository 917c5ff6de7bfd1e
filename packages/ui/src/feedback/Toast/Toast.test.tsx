import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { serverConformance } from '../../testing/conformance.tsx';
import { type ToastMessage, useToasts } from './ToastContext.ts';
import { ToastProvider } from './ToastProvider.tsx';
import { loadToasts } from './useToastList.ts';

function Show(toast: ToastMessage) {
  const { show } = useToasts();
  return (
    <button type="button" onClick={() => show(toast)}>
      show
    </button>
  );
}

function showing(toast: ToastMessage) {
  render(
    <ToastProvider>
      <Show {...toast} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText('show'));
  return () => document.querySelectorAll('[data-tone]').length;
}

serverConformance(() => (
  <ToastProvider>
    <p>words</p>
  </ToastProvider>
));

// Messages from before it is here: useToastList.test.tsx.
beforeAll(async () => void (await loadToasts()));
// The clock of the page too, so that a pause measures what is left.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a confirmation goes after two seconds', () => {
  const count = showing({ message: 'Added' });
  expect(screen.getByRole('status').textContent).toBe('Added');
  act(() => vi.advanceTimersByTime(1999));
  expect(count()).toBe(1);
  act(() => vi.advanceTimersByTime(1));
  expect(count()).toBe(0);
});

it('time stands still while the pointer is on it', () => {
  const count = showing({ message: 'Added' });
  act(() => vi.advanceTimersByTime(1500));
  fireEvent.pointerEnter(screen.getByRole('region'));
  act(() => vi.advanceTimersByTime(60_000));
  expect(count()).toBe(1);
  fireEvent.pointerLeave(screen.getByRole('region'));
  act(() => vi.advanceTimersByTime(499));
  expect(count()).toBe(1);
  act(() => vi.advanceTimersByTime(1));
  expect(count()).toBe(0);
});

it.each<ToastMessage>([
  { message: 'Failed', tone: 'danger' },
  { message: 'Away', tone: 'danger', action: undefined, duration: undefined },
  { message: 'Removed', action: { label: 'Undo', onAction: () => {} } },
])('$message stays until it is dismissed', (toast) => {
  const count = showing(toast);
  act(() => vi.advanceTimersByTime(600_000));
  expect(count()).toBe(1);
});

it('a failure interrupts, and five seconds are five seconds', () => {
  const count = showing({ message: 'Database away', tone: 'danger', duration: 5000 });
  expect(screen.getByRole('alert').textContent).toBe('Database away');
  act(() => vi.advanceTimersByTime(5000));
  expect(count()).toBe(0);
});

it('time stands still while nobody sees the tab', () => {
  const count = showing({ message: 'Added' });
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  act(() => vi.advanceTimersByTime(60_000));
  expect(count()).toBe(1);
  visibility.mockRestore();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  act(() => vi.advanceTimersByTime(2000));
  expect(count()).toBe(0);
});

it('said again, it begins anew', () => {
  const count = showing({ message: 'Added' });
  act(() => vi.advanceTimersByTime(1500));
  fireEvent.click(screen.getByText('show'));
  act(() => vi.advanceTimersByTime(1999));
  expect(count()).toBe(1);
  act(() => vi.advanceTimersByTime(1));
  expect(count()).toBe(0);
});

function ShowTwo() {
  const { show } = useToasts();
  const undo = { label: 'Undo', onAction: () => {} };
  return (
    <button type="button" onClick={() => [show({ message: 'Removed', action: undo }), show({ message: 'Added' })]}>
      show
    </button>
  );
}

it('does not wait for a focus that went with another message', () => {
  render(
    <ToastProvider>
      <ShowTwo />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText('show'));
  act(() => screen.getByText('Undo').focus());
  fireEvent.click(screen.getByText('Undo'));
  act(() => vi.advanceTimersByTime(2000));
  expect(document.querySelectorAll('[data-tone]')).toHaveLength(0);
});

it('says of each button which message it belongs to', () => {
  render(
    <ToastProvider>
      <ShowTwo />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText('show'));
  const removed = within(screen.getByRole('group', { name: 'Removed' }));
  expect(removed.getByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(removed.getByRole('button', { name: 'Dismiss notification' })).toBeTruthy();
  expect(within(screen.getByRole('group', { name: 'Added' })).queryByRole('button')).toBeNull();
});

it.each<ToastMessage & { role: string }>([
  { message: 'Removed', duration: 0, role: 'status' },
  { message: 'Failed', tone: 'danger', role: 'alert' },
])('reads out only what is new, which then stands in one place: $message', ({ role, ...toast }) => {
  const count = showing(toast);
  const voice = screen.getByRole(role);
  expect(voice.getAttribute('aria-atomic')).toBe('false');
  expect(voice.getAttribute('aria-relevant')).toBe('additions');
  expect(voice.textContent).toBe(toast.message);
  act(() => vi.advanceTimersByTime(7000));
  expect(voice.textContent).toBe('');
  expect(count()).toBe(1);
  expect(screen.getByText(String(toast.message))).toBeTruthy();
});

it('gives the focus back that a press on its action took', () => {
  showing({ message: 'Removed', action: { label: 'Undo', onAction: () => {} } });
  const opener = screen.getByText('show');
  act(() => opener.focus());
  const undo = screen.getByText('Undo');
  act(() => undo.focus());
  fireEvent.click(undo);
  expect(document.activeElement).toBe(opener);
});

function Emptied() {
  const { show } = useToasts();
  const [isEmpty, setEmpty] = useState(true);
  const undo = { label: 'Undo', onAction: () => setEmpty(false) };
  return (
    <main>
      <h1>Cart</h1>
      <section>
        <h2>Lines</h2>
        {isEmpty && (
          <button type="button" onClick={() => show({ message: 'Removed', action: undo })}>
            show
          </button>
        )}
      </section>
    </main>
  );
}

it('gives the focus to the nearest heading when its action took away what had it', () => {
  render(
    <ToastProvider>
      <Emptied />
    </ToastProvider>,
  );
  const opener = screen.getByText('show');
  act(() => opener.focus());
  fireEvent.click(opener);
  const undo = screen.getByText('Undo');
  act(() => undo.focus());
  fireEvent.click(undo);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Lines' }));
});

function Remove() {
  const { show } = useToasts();
  const undo = { label: 'Undo', onAction: () => show({ key: 'mug', message: 'Put back' }) };
  return (
    <button type="button" onClick={() => show({ key: 'mug', message: 'Removed', action: undo })}>
      remove
    </button>
  );
}

it('shows what its action says under the same key', () => {
  render(
    <ToastProvider>
      <Remove />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText('remove'));
  fireEvent.click(screen.getByText('Undo'));
  expect(document.querySelector('[data-tone]')?.textContent).toBe('Put back');
});

function Save() {
  const { show } = useToasts();
  return (
    <>
      <button type="button" onClick={() => show({ key: 'save', message: 'Failed', tone: 'danger' })}>
        fail
      </button>
      <button type="button" onClick={() => show({ key: 'save', message: 'Saved' })}>
        save
      </button>
    </>
  );
}

it('gives the focus back, and goes on counting, when the message that had it is replaced by one without buttons', () => {
  render(
    <ToastProvider>
      <Save />
    </ToastProvider>,
  );
  const opener = screen.getByText('fail');
  fireEvent.click(opener);
  act(() => opener.focus());
  act(() => screen.getByRole('button', { name: 'Dismiss notification' }).focus());
  fireEvent.click(screen.getByText('save'));
  expect(document.activeElement).toBe(opener);
  act(() => vi.advanceTimersByTime(2000));
  expect(document.querySelectorAll('[data-tone]')).toHaveLength(0);
});
