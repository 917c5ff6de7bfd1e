import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outcome, work } from '../../testing/gateWork.ts';
import { type Admit, type CallGroup, createAdmission } from './createAdmission.ts';

const limits = { atOnce: 1, patienceMs: 50, firstPatienceMs: 10_000 };

/** Occupies the only slot until `release` is called. */
function occupy(admit: Admit, group?: CallGroup) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const ended = admit(() => released, false, group);
  return { release, ended };
}

it('requests of a running group run before new requests', async () => {
  const admit = createAdmission(limits);
  const group: CallGroup = {};
  const first = occupy(admit, group);
  const order: string[] = [];
  const ungrouped = admit(async () => void order.push('ungrouped'), false);
  const second = admit(async () => void order.push('second of the group'), false, group);
  await wait(0);
  first.release();
  await Promise.all([first.ended, ungrouped, second]);
  expect(order).toEqual(['second of the group', 'ungrouped']);
});

it('requests of a running group wait longer than new requests', async () => {
  const admit = createAdmission(limits);
  const group: CallGroup = {};
  const first = occupy(admit, group);
  const second = admit(async () => 'done', false, group);
  await expect(admit(async () => 'done', false)).rejects.toMatchObject({ code: 'OVERLOADED' });
  first.release();
  expect(await second).toBe('done');
});

it('all requests of a group are rejected when the first is', async () => {
  const admit = createAdmission(limits);
  const running = occupy(admit);
  const group: CallGroup = {};
  const calls = [1, 2, 3].map((n) => admit(async () => n, false, group));
  for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'OVERLOADED' });
  running.release();
  await running.ended;
  expect(await admit(async () => 4, false)).toBe(4);
});

describe('an admitted request', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

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
