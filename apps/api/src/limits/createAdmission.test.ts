import { expect, it } from 'vitest';
import { createAdmission, shareAdmission } from './createAdmission.ts';

const limits = { atOnce: 1, patienceMs: 20 };

/** Occupies the only place until it is told to leave. */
function occupy(admit: ReturnType<typeof createAdmission>) {
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const ended = admit(() => left, false);
  return { leave, ended };
}

it('calls that belong together have one place until the last has ended', async () => {
  const admit = createAdmission(limits);
  const page = shareAdmission(admit);
  expect(await Promise.all([1, 2, 3].map((n) => page.admit(async () => n, false)))).toEqual([1, 2, 3]);
  await expect(admit(async () => 0, false)).rejects.toMatchObject({ code: 'OVERLOADED' });
  expect(await page.admit(async () => 4, false)).toBe(4);
  page.leave();
  expect(await admit(async () => 5, false)).toBe(5);
});

it('calls that belong together are all refused when the first is', async () => {
  const admit = createAdmission(limits);
  const other = occupy(admit);
  const page = shareAdmission(admit);
  const first = page.admit(async () => 1, false);
  await expect(first).rejects.toMatchObject({ code: 'OVERLOADED' });
  other.leave();
  await other.ended;
  await expect(page.admit(async () => 2, false)).rejects.toMatchObject({ code: 'OVERLOADED' });
  page.leave();
  expect(await admit(async () => 3, false)).toBe(3);
});

it('work that made no call occupied nothing', async () => {
  const admit = createAdmission(limits);
  shareAdmission(admit).leave();
  expect(await admit(async () => 1, false)).toBe(1);
});
