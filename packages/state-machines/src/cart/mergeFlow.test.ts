import { createUuid, systemTimers } from '@mallard/domain/client';
import { addToCart, batchAddToCart, getCart } from '@mallard/domain/contract';
import { createStore, memoryArea } from '@mallard/domain/storage';
import { skuId } from '@mallard/offline/backend';
import type { Fault } from '@mallard/offline/faults';
import { createGuestCart, createIntentLog, createOutbox } from '@mallard/offline/queue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { anyFault, openDemoShop, settle } from '../testing/demoShop.ts';
import { NextTimerClock } from '../testing/index.ts';
import { cartActors, cartMachine, unitCountOf } from './cartMachine.ts';
import { REPLAY_AGAIN } from './cartSetup.ts';

const mug = skuId('mug', {});
const kettle = skuId('kettle', {});

/** Signs a guest with three mugs in to an account with a kettle, with faults during the merge. */
async function signIn(faults: Fault[]) {
  const isMerge = ({ url }: Request) => new URL(url).pathname === batchAddToCart.path;
  const { server, client, userUuid } = await openDemoShop({ isOnline: true }, (request) => {
    const fault = isMerge(request) ? faults.shift() : undefined;
    return fault ? [fault] : [];
  });
  await server.call(addToCart, { body: { skuUuid: kettle, quantity: 1 } });
  const store = createStore({ area: memoryArea(), now: () => 0 });
  const device = { createUuid: () => createUuid(), locks: null, timers: systemTimers, now: () => 0 };
  const guest = createGuestCart({ store, ...device });
  guest.add({ skuUuid: mug, quantity: 3 });
  const log = createIntentLog({ store, userUuid, ...device });
  const outbox = createOutbox({ log, client, ...device, isOnline: () => true });
  const actors = cartActors({
    listenToDevice: (send) => {
      const notify = () => send({ type: 'guest.changed', lines: guest.read(userUuid) });
      notify();
      return guest.subscribe(notify);
    },
    mergeGuestCart: ({ input }) => guest.merge(client, input.userUuid),
    readCart: () => outbox.readCart(),
    replay: outbox.replay,
    submit: () => Promise.reject(new TypeError('Nothing is written here.')),
  });
  const clock = new NextTimerClock();
  const actor = createActor(cartMachine.provide({ actors }), { clock, input: { createKey: () => createUuid() } });
  actor.start();
  actor.send({ type: 'owner.changed', userUuid });
  await settle();
  return { actor, clock, server, guest };
}

describe('signing in on a bad network', () => {
  it('merges the guest cart once, automatically, and never shows its lines twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyFault, { maxLength: 4 }), async (faults) => {
        const { actor, clock, server, guest } = await signIn(faults);
        const shown = () => unitCountOf(actor.getSnapshot());
        for (let tries = 0; guest.read().length > 0 && tries < 6; tries += 1) {
          expect(shown()).toBe(4);
          clock.increment(REPLAY_AGAIN);
          await settle();
        }
        const { unitCount } = await server.call(getCart);
        expect([unitCount, shown(), guest.read()]).toEqual([4, 4, []]);
        actor.stop();
      }),
      { numRuns: 25 },
    );
  });
});
