import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPublicData } from './publicData.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch() {
  const publicData = createPublicData();
  const listener = vi.fn();
  publicData.onChange(listener);
  return { publicData, listener };
}

describe('a change of public data', () => {
  it('is notified at once', () => {
    const { publicData, listener } = watch();
    publicData.changed('withinASecond');
    expect(listener).toHaveBeenCalledTimes(1);
    publicData.changed('immediately');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is notified within a second if there are many', () => {
    const { publicData, listener } = watch();
    for (let n = 0; n < 100; n += 1) publicData.changed('withinASecond');
    expect(listener).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_000);
    expect(listener).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(10_000);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
