import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { spoken } from '../../fixtures/spoken.ts';
import { conformance } from '../../testing/conformance.tsx';
import { ErrorPanel, type ErrorPanelProps } from './ErrorPanel.tsx';

conformance('ErrorPanel', (root) => <ErrorPanel {...root} onRetry={() => {}} retryAfter={30} reference="8f2c" />);
afterEach(cleanup);

let now = 0;
const clock = { now: () => now };
const page = (props: ErrorPanelProps) => (
  <SampleProvider locale="en-US" clock={clock}>
    <ErrorPanel onRetry={() => {}} {...props} />
  </SampleProvider>
);

it('waits again after every failure', () => {
  const { rerender } = render(page({ retryAfter: 30 }));
  expect(screen.getByRole('button').textContent).toBe('Retry in 30 s');
  rerender(page({ retryAfter: 30, isRetrying: true }));
  now += 60_000;
  rerender(page({ retryAfter: 30 }));
  expect(screen.getByRole('button').textContent).toBe('Retry in 30 s');
  rerender(page({ retryAfter: 30, isRetrying: true }));
  rerender(page({ retryAfter: 10 }));
  expect(screen.getByRole('button').textContent).toBe('Retry in 10 s');
  expect(screen.getByRole('alert').textContent).toContain('Tried again 2 times, without success');
});

it('keeps the focus on its button through failures and delays, and ignores presses during a delay', () => {
  const onRetry = vi.fn();
  const { rerender } = render(page({ onRetry }));
  const button = screen.getByRole('button');
  button.focus();
  rerender(page({ onRetry, isRetrying: true }));
  rerender(page({ onRetry, retryAfter: 30 }));
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(onRetry).not.toHaveBeenCalled();
});

it('announces once that a page has failed again', async () => {
  const { container, rerender } = render(page({ isPage: true }));
  rerender(page({ isPage: true, isRetrying: true }));
  rerender(page({ isPage: true }));
  await waitFor(() => expect(spoken(container)).toBe('Tried again once, without success'));
  expect(screen.queryByRole('status')).toBeNull();
});

it('moves the focus to the nearest ancestor with tabindex -1', () => {
  const region = (hasFailed: boolean) => (
    <SampleProvider locale="en-US">
      <section aria-label="Orders" tabIndex={-1}>
        {hasFailed && <ErrorPanel onRetry={() => {}} />}
      </section>
    </SampleProvider>
  );
  const { rerender } = render(region(true));
  screen.getByRole('button').focus();
  rerender(region(false));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Orders' }));
});
