import { Refusal } from '@mallard/domain/serving';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAdmission } from './createAdmission.ts';

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
