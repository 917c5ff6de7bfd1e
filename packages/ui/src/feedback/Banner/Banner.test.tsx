import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { Banner } from './Banner.tsx';
import { NetworkBanner, type NetworkStatus } from './NetworkBanner.tsx';

conformance('Banner', (root) => <Banner {...root}>words</Banner>);
conformance('NetworkBanner', (root) => <NetworkBanner {...root} status="offline" onRetry={() => {}} />);
afterEach(cleanup);

const line = (status: NetworkStatus) => (
  <SampleProvider locale="en-US">
    <NetworkBanner status={status} onRetry={() => {}} />
  </SampleProvider>
);

it('keeps the focus on Retry while checking, and moves it to the region once online', () => {
  const { rerender } = render(line('unreachable'));
  const button = screen.getByRole('button');
  button.focus();
  rerender(line('checking'));
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  rerender(line('unreachable'));
  expect(document.activeElement).toBe(button);
  rerender(line('checking'));
  rerender(line('restored'));
  expect(document.activeElement).toBe(screen.getByRole('status'));
  rerender(line('online'));
  expect(document.activeElement).toBe(screen.getByRole('status'));
});

it('shows the date and time of the data, in the time zone of the shop', () => {
  render(
    <SampleProvider locale="en-US">
      <NetworkBanner status="cached" lastSyncedAt={Date.UTC(2026, 10, 20, 0, 46)} />
    </SampleProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe('Using cached data, updated 2026-11-20 08:46');
  // In an element of its own, which does not wrap.
  expect(screen.getByText('2026-11-20 08:46')).toBeDefined();
});
