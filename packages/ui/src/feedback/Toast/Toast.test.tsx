import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ToastMessage, useToasts } from '../../foundations/ToastContext.ts';
import { serverConformance } from '../../testing/conformance.tsx';
import { renderInEnglish } from '../../testing/renderInEnglish.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import { loadToasts } from './useToastList.ts';

function Show({ toast }: { toast: ToastMessage }) {
  const { show } = useToasts();
  return (
    <button type="button" onClick={() => show(toast)}>
      show
    </button>
  );
}

function showing(toast: ToastMessage) {
  renderInEnglish(
    <ToastProvider>
      <Show toast={toast} />
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

// Messages before the code has loaded are tested in useToastList.test.tsx.
beforeAll(async () => void (await loadToasts()));
// Mocks the page's clock too, so that a pause measures the remaining time.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('removes a confirmation after two seconds', () => {
  const count = showing({ message: 'Added' });
  expect(screen.getByRole('status').textContent).toBe('Added');
  act(() => vi.advanceTimersByTime(1999));
  expect(count()).toBe(1);
  act(() => vi.advanceTimersByTime(1));
  expect(count()).toBe(0);
});

it('pauses while the pointer is on it', () => {
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

it('shows an error until it is dismissed', () => {
  const count = showing({ message: 'Failed', tone: 'danger', until: 'screenChange' });
  act(() => vi.advanceTimersByTime(600_000));
  expect(count()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
  expect(count()).toBe(0);
});

it('shows a message with an action for six seconds', () => {
  const count = showing({ message: 'Removed', action: { label: 'Undo', onAction: () => {} } });
  act(() => vi.advanceTimersByTime(5999));
  expect(count()).toBe(1);
  act(() => vi.advanceTimersByTime(1));
  expect(count()).toBe(0);
});

describe('a change of the screen', () => {
  function go(from: string, toast: ToastMessage) {
    const shop = (screen: string) => (
      <ToastProvider screen={screen}>
        <Show toast={toast} />
      </ToastProvider>
    );
    const { rerender } = renderInEnglish(shop(from));
    fireEvent.click(screen.getByText('show'));
    return (to: string) => {
      rerender(shop(to));
      return document.querySelectorAll('[data-tone]').length;
    };
  }

  it.each<ToastMessage>([
    { message: 'Added', action: { label: 'View cart', href: '/cart' } },
    { message: 'Failed', tone: 'danger', until: 'screenChange' },
  ])('removes $message', (toast) => {
    expect(go('/home', toast)('/search')).toBe(0);
  });

  it('keeps a message for the next screen, and removes it with that one', () => {
    const change = go('/login', { message: 'Logged in', screen: 'next' });
    expect(change('/home')).toBe(1);
    expect(change('/cart')).toBe(0);
  });

  it('removes the link to the current screen', () => {
    go('/cart', { message: 'Added', action: { label: 'View cart', href: '/cart?from=toast' } });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('group', { name: 'Added' })).toBeTruthy();
  });
});

it('removes a message when its cause has ended, and unsubscribes', () => {
  const listeners = new Set<() => void>();
  const until = (end: () => void) => {
    listeners.add(end);
    return () => void listeners.delete(end);
  };
  const count = showing({ message: 'Offline', tone: 'danger', until });
  expect(listeners.size).toBe(1);
  act(() => {
    for (const end of listeners) end();
  });
  expect(count()).toBe(0);
  expect(listeners.size).toBe(0);
});

it('interrupts with an error, and shows it for five seconds when asked to', () => {
  const count = showing({ message: 'Database away', tone: 'danger', duration: 5000, until: 'screenChange' });
  expect(screen.getByRole('alert').textContent).toBe('Database away');
  act(() => vi.advanceTimersByTime(5000));
  expect(count()).toBe(0);
});

it('pauses while the tab is hidden', () => {
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

it('restarts the time of a repeated message', () => {
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

it('does not wait for a focus that disappeared with another message', () => {
  renderInEnglish(
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

it('names the message of each button', () => {
  renderInEnglish(
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

it.each<[string, ToastMessage]>([
  ['status', { message: 'Removed', duration: 60_000 }],
  ['alert', { message: 'Failed', tone: 'danger', until: 'screenChange' }],
])('announces only new text, and only once: %s', (role, toast) => {
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

it('returns the focus that its action button took', () => {
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

it('moves the focus to the nearest heading when its action removed the focused element', () => {
  renderInEnglish(
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

it('shows a message from its action with the same key', () => {
  renderInEnglish(
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
      <button
        type="button"
        onClick={() => show({ key: 'save', message: 'Failed', tone: 'danger', until: 'screenChange' })}
      >
        fail
      </button>
      <button type="button" onClick={() => show({ key: 'save', message: 'Saved' })}>
        save
      </button>
    </>
  );
}

it('returns the focus and restarts its timer when a focused message is replaced by one without buttons', () => {
  renderInEnglish(
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
