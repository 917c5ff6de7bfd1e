import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atMostOnceASecond, createPublicData } from './publicData.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a change of public data', () => {
  it('notifies all listeners', () => {
    const publicData = createPublicData();
    const listeners = [vi.fn(), vi.fn()];
    for (const listener of listeners) publicData.onChange(listener);
    publicData.changed('withinASecond');
    for (const listener of listeners) expect(listener).toHaveBeenCalledExactlyOnceWith('withinASecond');
  });

  it('removes pages at once', () => {
    const clear = vi.fn();
    const listener = atMostOnceASecond(clear);
    listener('withinASecond');
    expect(clear).toHaveBeenCalledTimes(1);
    listener('immediately');
    expect(clear).toHaveBeenCalledTimes(2);
  });

  it('removes pages within a second if there are many', () => {
    const clear = vi.fn();
    const listener = atMostOnceASecond(clear);
    for (let n = 0; n < 100; n += 1) listener('withinASecond');
    expect(clear).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_000);
    expect(clear).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(10_000);
    expect(clear).toHaveBeenCalledTimes(2);
  });
});
