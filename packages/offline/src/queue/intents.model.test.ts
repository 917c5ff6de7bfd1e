import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../faults/index.ts';
import { commands, connect, makeChange, replay } from './fixtures/commands.ts';
import { openDevices } from './fixtures/devices.ts';
import { Ledger } from './fixtures/ledger.ts';

async function openWorld() {
  const { client, devices } = await openDevices(2, 2);
  return { client, devices, ledger: new Ledger(client) };
}
type TestWorld = Awaited<ReturnType<typeof openWorld>>;

/** Sends all queues without faults. */
async function settleAll({ devices, ledger }: TestWorld): Promise<void> {
  for (const device of devices) {
    device.isOnline = true;
    device.faults = [];
    for (const tab of device.tabs) await tab.run(() => tab.outbox.replay());
    for (const tab of device.tabs) await tab.run(() => tab.outbox.replay());
    await ledger.check(device);
  }
  ledger.checkSums(devices);
}

describe('a shopper with two devices, two tabs each, on a network that fails anywhere', { tags: ['P18'] }, () => {
  it.each([4, 8, 12, 16, 20, 24, 28, 32])(
    'loses and doubles nothing in up to %i steps, and removed lines stay removed',
    async (maxCommands) => {
      await fc.assert(
        fc.asyncProperty(fc.commands(commands, { maxCommands, size: '+1' }), async (steps) => {
          const world = await openWorld();
          await fc.asyncModelRun(() => ({ model: {}, real: world }), steps);
          await settleAll(world);
        }),
        { numRuns: 40 },
      );
    },
  );
});

describe('a page that crashes between any two steps of a replay', { tags: ['P18'] }, () => {
  const actions = [
    { kind: 'add', index: 2, quantity: 2, isFavorite: false },
    { kind: 'set', index: 0, quantity: 3, isFavorite: false },
    { kind: 'remove', index: 1, quantity: 1, isFavorite: false },
    { kind: 'add', index: 1, quantity: 3, isFavorite: false },
    { kind: 'favorite', index: 0, quantity: 1, isFavorite: true },
    { kind: 'favorite', index: 1, quantity: 1, isFavorite: false },
    { kind: 'add', index: 3, quantity: 3, isFavorite: false },
  ] as const;
  const calm = { device: 0, tabs: [0], faults: [], crashBefore: undefined };

  /** Opens a server with two lines and a favorite; then makes a day's changes without a network. */
  async function openDay(): Promise<TestWorld> {
    const world = await openWorld();
    await connect(world, 0, true, false);
    for (const index of [0, 1]) await makeChange(world, calm, { ...actions[0], index });
    await makeChange(world, calm, { ...actions[4], index: 1 });
    await connect(world, 0, false, false);
    for (const action of actions) await makeChange(world, calm, action);
    await connect(world, 0, true, false);
    return world;
  }

  it.each<[string, Fault[][], number]>([
    ['all answers come', [], 25],
    ['the first answer is lost', [[{ kind: 'dropAfter' }]], 4],
  ])('is in the correct state, where %s', async (_where, faults, fewest) => {
    let steps = 0;
    for (let hasCrashed = true; hasCrashed; steps += 1) {
      const world = await openDay();
      const [first] = world.devices[0]?.tabs ?? [];
      await replay(world, { ...calm, faults, crashBefore: steps });
      hasCrashed = world.devices[0]?.tabs[0] !== first;
      // Crashes again right after the page was opened again, or later.
      await replay(world, { ...calm, crashBefore: steps % 5 });
      await settleAll(world);
    }
    expect(steps).toBeGreaterThanOrEqual(fewest);
  });
});
