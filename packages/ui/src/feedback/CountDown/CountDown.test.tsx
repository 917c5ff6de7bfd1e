import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CountDown } from './CountDown.tsx';

const start = 1_000_000;

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows every second once and says once that it is over', () => {
  const onExpire = vi.fn();
  render(<CountDown targetTime={start + 2500} now={Date.now} onExpire={onExpire} />);
  const shown = [screen.getByRole('timer').textContent];
  for (let step = 0; step < 3; step += 1) {
    act(() => vi.advanceTimersToNextTimer());
    shown.push(screen.getByRole('timer').textContent);
  }
  expect(shown).toEqual(['00:00:03', '00:00:02', '00:00:01', '00:00:00']);
  act(() => vi.advanceTimersByTime(60_000));
  expect(onExpire).toHaveBeenCalledTimes(1);
});

it('notices on waking that its time passed while the device slept', () => {
  const onExpire = vi.fn();
  render(<CountDown targetTime={start + 60_000} now={Date.now} onExpire={onExpire} />);
  vi.setSystemTime(start + 3_600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('timer').textContent).toBe('00:00:00');
  expect(onExpire).toHaveBeenCalledTimes(1);
});

it('counts by the clock it is given, not by the device', () => {
  render(<CountDown targetTime={start + 90_000} now={() => Date.now() + 30_000} />);
  expect(screen.getByRole('timer').textContent).toBe('00:01:00');
});
