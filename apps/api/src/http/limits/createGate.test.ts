import { Refusal } from '@mallard/domain/serving';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAdmission } from './createAdmission.ts';
import { createGate } from './createGate.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Simulates work of the given duration. */
const work = (milliseconds: number) => () =>
  new Promise<string>((resolve) => setTimeout(resolve, milliseconds, 'done'));
const outcome = (result: Promise<unknown>) =>
  result.catch((error: unknown) => (error instanceof Refusal ? `${error.status} ${error.code}` : error));

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

describe('an admitted request', () => {
  it('occupies no slot while its body is received, and finishes before new requests', async () => {
    const admit = createAdmission({ atOnce: 1, patienceMs: 500 });
    const seen: string[] = [];
    const uploading = admit(async ({ releaseDuring }) => {
      await releaseDuring(work(100));
      seen.push('upload');
    }, false);
    const newRequests = [1, 2, 3].map((n) =>
      admit(async () => {
        await work(80)();
        seen.push(`call ${n}`);
      }, false),
    );
    await vi.advanceTimersByTimeAsync(500);
    await Promise.all([uploading, ...newRequests]);
    expect(seen).toEqual(['call 1', 'call 2', 'upload', 'call 3']);
  });

  it('does not release its slot twice', async () => {
    const admit = createAdmission({ atOnce: 1, patienceMs: 500 });
    const slow = admit(async ({ release }) => {
      release();
      await work(100)();
    }, false);
    const second = admit(work(300), false);
    const third = outcome(admit(work(1), false));
    await vi.advanceTimersByTimeAsync(200);
    expect(await Promise.race([third, 'waits'])).toBe('waits');
    await vi.advanceTimersByTimeAsync(200);
    await Promise.all([slow, second]);
    expect(await third).toBe('done');
  });

  it('has one time limit over all its waits', async () => {
    const admit = createAdmission({ atOnce: 1, patienceMs: 500 });
    const occupying = admit(work(400), false);
    const refused = outcome(
      admit(async ({ releaseDuring }) => {
        // Occupies the slot while the body is received.
        const second = admit(work(1000), false);
        await releaseDuring(work(50));
        await second;
      }, false),
    );
    await vi.advanceTimersByTimeAsync(400 + 50 + 99);
    expect(await Promise.race([refused, 'waits'])).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect(await refused).toBe('503 OVERLOADED');
    await vi.advanceTimersByTimeAsync(1000);
    await occupying;
  });

  it('does not run before urgent requests after its body was received', async () => {
    const admit = createAdmission({ atOnce: 1, patienceMs: 500 });
    const seen: string[] = [];
    const add = (name: string, isUrgent: boolean) =>
      admit(async () => {
        await work(100)();
        seen.push(name);
      }, isUrgent);
    const posting = admit(async ({ releaseDuring }) => {
      await releaseDuring(work(10));
      seen.push('post');
    }, false);
    const newRequests = [add('search', false), add('another search', false), add('order', true)];
    await vi.advanceTimersByTimeAsync(20);
    newRequests.push(add('another order', true));
    await vi.advanceTimersByTimeAsync(500);
    await Promise.all([posting, ...newRequests]);
    expect(seen).toEqual(['order', 'another order', 'post', 'search', 'another search']);
  });
});
