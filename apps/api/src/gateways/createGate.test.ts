import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outcome, work } from '../testing/gateWork.ts';
import { createGate } from './createGate.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a gate', () => {
  it('runs work up to its limit at once, and queues more in order', async () => {
    const gate = createGate({ atOnce: 2, patienceMs: 1000 });
    const ended: number[] = [];
    const all = [1, 2, 3, 4].map((n) => gate.run(work(10)).then(() => ended.push(n)));
    await vi.advanceTimersByTimeAsync(10);
    expect(ended).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(10);
    await Promise.all(all);
    expect(ended).toEqual([1, 2, 3, 4]);
  });

  it('rejects work that waited too long, and continues', async () => {
    const gate = createGate({ atOnce: 1, patienceMs: 500 });
    const long = gate.run(work(2000));
    const refused = outcome(gate.run(work(1)));
    await vi.advanceTimersByTimeAsync(500);
    expect(await refused).toBe('503 OVERLOADED');
    await vi.advanceTimersByTimeAsync(1500);
    expect(await long).toBe('done');
    const next = gate.run(work(1));
    await vi.advanceTimersByTimeAsync(1);
    expect(await next).toBe('done');
  });

  it('rejects work immediately if the queue is too long', async () => {
    const gate = createGate({ atOnce: 1, patienceMs: 450 });
    // Gives the gate a measurement of the work's duration.
    for (let n = 0; n < 50; n += 1) {
      const one = gate.run(work(100));
      await vi.advanceTimersByTimeAsync(100);
      await one;
    }
    const running = [0, 1, 2, 3, 4].map(() => outcome(gate.run(work(100))));
    const tooMany = outcome(gate.run(work(100)));
    const first = gate.enter(true);
    expect(await tooMany).toBe('503 OVERLOADED');
    await vi.advanceTimersByTimeAsync(100);
    (await first)();
    await vi.advanceTimersByTimeAsync(500);
    expect(await Promise.all(running)).toEqual(Array(5).fill('done'));
  });

  it('queues the first few even after a slow start', async () => {
    const gate = createGate({ atOnce: 1, patienceMs: 500 });
    const slow = gate.run(work(5000));
    await vi.advanceTimersByTimeAsync(5000);
    await slow;
    const quick = [1, 2, 3, 4].map(() => outcome(gate.run(work(10))));
    await vi.advanceTimersByTimeAsync(40);
    expect(await Promise.all(quick)).toEqual(Array(4).fill('done'));
  });

  it('releases the slot of failed work', async () => {
    const gate = createGate({ atOnce: 1, patienceMs: 500 });
    await expect(gate.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await gate.run(async () => 'yes')).toBe('yes');
  });
});
