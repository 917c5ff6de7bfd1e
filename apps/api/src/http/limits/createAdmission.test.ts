import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
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
