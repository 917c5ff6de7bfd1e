import { minor } from '@mallard/domain/money';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { qrPath } from './QrCode.tsx';
import { QrPayPanel, type QrPayStatus } from './QrPayPanel.tsx';

conformance('QrPayPanel', (root) => (
  <QrPayPanel
    {...root}
    amount={minor(9900)}
    code={[[true, false]]}
    link="/pay"
    expiresAt={0}
    status="waiting"
    onRefresh={() => {}}
  />
));

it('renders runs of dark modules as one rectangle each, inside a margin of four', () => {
  expect(
    qrPath([
      [true, true, false],
      [false, false, true],
    ]),
  ).toBe('M4 4h2v1h-2zM6 5h1v1h-1z');
});

afterEach(cleanup);

const panel = (status: QrPayStatus, now = 0, onExpire?: () => void) => (
  <SampleProvider locale="en-US">
    <QrPayPanel
      amount={minor(9900)}
      code={[[true, false]]}
      link="/pay"
      expiresAt={1000}
      now={() => now}
      status={status}
      onRefresh={() => {}}
      onExpire={onExpire}
    />
  </SampleProvider>
);

it.each([
  ['the button', 'button', 'expired', 'waiting'],
  ['the link', 'link', 'waiting', 'scanned'],
] as const)('keeps the focus of %s that disappears, and takes it from no other element', (_, role, before, after) => {
  const { rerender } = render(panel(before));
  screen.getByRole(role).focus();
  rerender(panel(after));
  expect(document.activeElement).toBe(screen.getByRole('region'));
  rerender(panel(before));
  screen.getByRole('region').blur();
  rerender(panel(after));
  expect(document.activeElement).toBe(document.body);
});

it.each([
  ['waiting', 1],
  ['scanned', 0],
  ['paid', 0],
] as const)('reports the expiry of a code that is %s %i times', (status, times) => {
  const onExpire = vi.fn();
  render(panel(status, 2000, onExpire));
  expect(onExpire).toHaveBeenCalledTimes(times);
});

it('reports the expiry of a code that is waiting again', () => {
  const onExpire = vi.fn();
  const { rerender } = render(panel('scanned', 2000, onExpire));
  rerender(panel('waiting', 2000, onExpire));
  rerender(panel('waiting', 2000, onExpire));
  expect(onExpire).toHaveBeenCalledTimes(1);
});

it('treats an unknown status as unknown, and does not ask to pay again', () => {
  render(panel('underReview' as QrPayStatus));
  expect(screen.getByRole('region').dataset.state).toBe('unknown');
  expect(screen.getByRole('status').textContent).toBe('The result is not known yet');
  for (const role of ['img', 'link', 'button']) expect(screen.queryByRole(role)).toBeNull();
});
