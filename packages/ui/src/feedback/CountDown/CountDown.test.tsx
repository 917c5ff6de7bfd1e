import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { CountDown, type CountDownProps } from './CountDown.tsx';

conformance('CountDown', (root) => <CountDown {...root} targetTime={90_061_000} now={() => 0} format="days" />);

describe('CountDown', () => {
  const start = 1_000_000;
  const page = (props: CountDownProps) => (
    <SampleProvider locale="en-US">
      <CountDown {...props} />
    </SampleProvider>
  );
  const spoken = () => document.querySelector('[data-live-announcer] [aria-live="polite"]')?.textContent;

  beforeEach(() => vi.useFakeTimers({ now: start }));
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('counts down to the end, not before, and calls onExpire once', () => {
    const onExpire = vi.fn();
    render(page({ targetTime: start + 2500, onExpire }));
    const shown = [screen.getByRole('timer').textContent];
    for (let step = 0; step < 3; step += 1) {
      act(() => vi.advanceTimersToNextTimer());
      shown.push(screen.getByRole('timer').textContent);
    }
    expect(shown).toEqual(['00:00:02', '00:00:01', '00:00:01', '00:00:00']);
    act(() => vi.advanceTimersByTime(60_000));
    expect(onExpire).toHaveBeenCalledTimes(1);
  });

  it.each(['days', 'short'] as const)('shows days before the clock from the first on (%s)', (format) => {
    render(page({ targetTime: start + (3 * 24 + 4) * 3_600_000 + 753_000, format }));
    expect(screen.getByRole('timer', { name: 'Time left 3 days 4 hours 12 minutes 33 seconds' }).textContent).toBe(
      '3 days04:12:33',
    );
  });

  it('starts with minutes in the last hour of a short countdown', () => {
    render(page({ targetTime: start + 3_601_000, format: 'short' }));
    const shown = [screen.getByRole('timer').textContent];
    for (let step = 0; step < 2; step += 1) {
      act(() => vi.advanceTimersToNextTimer());
      shown.push(screen.getByRole('timer').textContent);
    }
    expect(shown).toEqual(['01:00:01', '01:00:00', '59:59']);
  });

  it('calls onExpire again for a new end', () => {
    const onExpire = vi.fn();
    const { rerender } = render(page({ targetTime: start, onExpire }));
    expect(onExpire).toHaveBeenCalledTimes(1);
    rerender(page({ targetTime: start + 2000, onExpire }));
    act(() => vi.advanceTimersByTime(10_000));
    expect(onExpire).toHaveBeenCalledTimes(2);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('shows no digits for an end at %s', (targetTime) => {
    const onExpire = vi.fn();
    render(page({ targetTime, onExpire, variant: 'tiles' }));
    expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toBe('‒‒:‒‒:‒‒');
    expect(onExpire).not.toHaveBeenCalled();
  });

  it('announces the time at its thresholds only', () => {
    render(page({ targetTime: start + 62_000, announceAt: [60, 10] }));
    act(() => vi.advanceTimersByTime(1500));
    expect(spoken()).toBe('');
    act(() => vi.advanceTimersByTime(600));
    act(() => vi.advanceTimersByTime(150));
    expect(spoken()).toBe('Time left 1 minute');
    act(() => vi.advanceTimersByTime(20_000));
    expect(spoken()).toBe('');
  });

  it('announces the remaining time once after sleeping past several thresholds', () => {
    render(page({ targetTime: start + 620_000, announceAt: [600, 300, 60] }));
    vi.setSystemTime(start + 580_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    act(() => vi.advanceTimersByTime(150));
    expect(spoken()).toBe('Time left 40 seconds');
  });
});
