import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import type { Clock } from './Clock.ts';
import { useIsOver } from './useIsOver.ts';
import { useNow } from './useNow.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

const start = 1_000_000;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  visibility = 'visible';
});

function setVisibility(next: DocumentVisibilityState) {
  visibility = next;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

function Left({ target, now, onExpire }: { target: number; now?: () => number; onExpire?: () => void }) {
  return <p>{useSecondsLeft(target, now, onExpire) ?? 'unknown'}</p>;
}
function Minute() {
  return <p>{useNow(60)}</p>;
}
function Times({ seen }: { seen: (number | null)[] }) {
  const left = useSecondsLeft(start + 90_500);
  seen.push(left);
  return (
    <p>
      {left}, {useNow(60)}, {String(useIsOver(start - 1))}
    </p>
  );
}
function page(children: React.ReactNode, clock?: Clock) {
  return (
    <SampleProvider locale="en-US" clock={clock}>
      {children}
    </SampleProvider>
  );
}
const shown = () => screen.getByText(/^\d+$/).textContent;

it('uses one timer for two hundred components, and none after they unmount', () => {
  const targets = Array.from({ length: 200 }, (_, at) => start + at * 500);
  const { unmount } = render(page(targets.map((target) => <Left key={target} target={target} />)));
  expect(vi.getTimerCount()).toBe(1);
  act(() => vi.advanceTimersByTime(30_000));
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('shares the timer of a clock that is passed as a prop', () => {
  const now = () => Date.now() + 5000;
  render(page([<Left key="one" target={start} now={now} />, <Left key="two" target={start} now={now} />]));
  expect(vi.getTimerCount()).toBe(1);
});

it('ticks when a second of its clock begins', () => {
  vi.setSystemTime(start + 700);
  render(page(<Left target={start + 10_000} />));
  expect(shown()).toBe('10');
  act(() => vi.advanceTimersByTime(299));
  expect(shown()).toBe('10');
  act(() => vi.advanceTimersByTime(2));
  expect(shown()).toBe('9');
});

it('never shows more than the whole wait when it starts within a second', () => {
  vi.setSystemTime(start + 700);
  render(page(<Left target={start + 60_700} />));
  expect(shown()).toBe('60');
});

it('never expires early, and calls onExpire once', () => {
  const onExpire = vi.fn();
  render(page(<Left target={start + 1500} onExpire={onExpire} />));
  act(() => vi.advanceTimersByTime(1501));
  expect(onExpire).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(60_000));
  expect(onExpire).toHaveBeenCalledTimes(1);
});

it('pauses in a hidden tab and updates as soon as the tab is visible', () => {
  const onExpire = vi.fn();
  render(page(<Left target={start + 60_000} onExpire={onExpire} />));
  setVisibility('hidden');
  expect(vi.getTimerCount()).toBe(0);
  vi.setSystemTime(start + 20_000);
  setVisibility('visible');
  expect(shown()).toBe('40');
  setVisibility('hidden');
  vi.setSystemTime(start + 3_600_000);
  setVisibility('visible');
  expect(shown()).toBe('0');
  expect(onExpire).toHaveBeenCalledTimes(1);
});

it('uses the provider’s clock and follows its later correction', () => {
  let offset = 0;
  const clock = { now: () => Date.now() + offset };
  render(page(<Left target={start + 90_000} />, clock));
  expect(shown()).toBe('90');
  offset = 30_000;
  act(() => vi.advanceTimersByTime(1001));
  expect(shown()).toBe('59');
});

it('limits its polling of a clock that stands still', () => {
  const now = vi.fn(() => start + 999);
  render(page(<Left target={start + 90_000} />, { now }));
  now.mockClear();
  act(() => vi.advanceTimersByTime(1000));
  expect(now.mock.calls.length).toBeLessThan(50);
});

it('returns the time in steps', () => {
  render(page(<Minute />));
  expect(shown()).toBe('960000');
  act(() => vi.advanceTimersByTime(21_000));
  expect(shown()).toBe('1020000');
});

it('returns no time on a server', () => {
  expect(renderToString(page(<Left target={start} />))).toContain('unknown');
});

it('counts from the time of the server’s render, also during hydration', async () => {
  const seen: (number | null)[] = [];
  const clock = { now: () => Date.now(), renderedAt: start };
  const html = renderToString(page(<Times seen={seen} />, clock));
  expect(html.replace(/<!-- -->/g, '')).toContain('90, 960000, true');
  const container = document.createElement('div');
  container.innerHTML = html;
  vi.setSystemTime(start + 20_000);
  seen.length = 0;
  const onRecoverableError = vi.fn();
  await act(async () => void hydrateRoot(container, page(<Times seen={seen} />, clock), { onRecoverableError }));
  expect([seen[0], seen.at(-1)]).toEqual([90, 70]);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
