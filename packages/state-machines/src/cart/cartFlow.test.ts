import { createUuid, systemTimers } from '@mallard/domain/client';
import { type Cart, getCart } from '@mallard/domain/contract';
import { ApiFailure } from '@mallard/domain/errors';
import { createStore, memoryArea } from '@mallard/domain/storage';
import { skuId } from '@mallard/offline/backend';
import type { Fault } from '@mallard/offline/faults';
import { createGuestCart, createIntentLog, createOutbox } from '@mallard/offline/queue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { openDemoShop } from '../testing/demoShop.ts';
import { NextTimerClock } from '../testing/index.ts';
import { cartActors, cartMachine, cartOf, DEBOUNCE_DELAY, isSettled, isUpdating, lineStateOf } from './cartMachine.ts';
import { cachedProductOf } from './cartSamples.ts';
import { REPLAY_AGAIN } from './cartSetup.ts';

const skus = ['mug', 'kettle'].map((slug) => skuId(slug, {}));

/** Opens two tabs of a shopper with a shared log, and a server that can be disconnected. */
async function openTabs() {
  const network = { isOnline: true, faults: [] as Fault[][] };
  let underWay = 0;
  const settle = async () => {
    for (let quiet = 0; quiet < 3; quiet = underWay > 0 ? 0 : quiet + 1)
      await new Promise((resolve) => setTimeout(resolve));
  };
  // A client with a network retries lost reads; this one fails at once.
  const { server, client, userUuid } = await openDemoShop(
    network,
    ({ method }) => (method === 'GET' ? [] : (network.faults.shift() ?? [])),
    (backend) => async (request) => {
      underWay += 1;
      return Promise.resolve(backend(request)).finally(() => {
        underWay -= 1;
      });
    },
  );
  const area = memoryArea();
  const later = (notify: () => void) => {
    underWay += 1;
    setTimeout(() => {
      underWay -= 1;
      notify();
    });
  };

  function openTab() {
    const store = createStore({ area, now: () => 0 });
    const device = { createUuid: () => createUuid(), locks: null, timers: systemTimers };
    const guest = createGuestCart({ store, ...device, now: () => 0 });
    const log = createIntentLog({ store, userUuid, ...device, now: () => 0 });
    const outbox = createOutbox({
      log,
      client,
      ...device,
      isOnline: () => network.isOnline,
      onCart: (cart) => {
        actor.send({ type: 'cart.updated', cart });
        later(() => notifyOthers(cart));
      },
    });
    /** Notifies other tabs like a browser: asynchronously, storage before broadcast messages. */
    const notifyOthers = (cart?: Cart) => {
      for (const other of tabs.filter((tab) => tab.log !== log)) {
        other.log.readStorage();
        if (cart) other.actor.send({ type: 'cart.updated', cart });
      }
    };
    log.subscribe(() => later(notifyOthers));
    const actors = cartActors({
      listenToDevice: (send) => {
        const notify = () => send({ type: 'intents.changed', userUuid, intents: log.read().intents });
        notify();
        return log.subscribe(notify);
      },
      mergeGuestCart: ({ input }) => guest.merge(client, input.userUuid),
      readCart: () => outbox.readCart(),
      replay: outbox.replay,
      submit: async ({ input }) => {
        const submitted = await outbox.submit(input, input.id);
        if (submitted.state === 'refused') throw new ApiFailure(submitted.error);
      },
    });
    const clock = new NextTimerClock();
    const input = {
      createKey: () => createUuid(),
      cachedProductOf: (sku: string) => ({ ...cachedProductOf(sku), stock: 900 }),
    };
    const actor = createActor(cartMachine.provide({ actors }), { clock, input });
    actor.start();
    actor.send({ type: 'owner.changed', userUuid });
    return { actor, clock, log };
  }
  const tabs: ReturnType<typeof openTab>[] = [];
  tabs.push(openTab(), openTab());
  await settle();

  /** Writes all debounced changes of both tabs. */
  async function writeAll() {
    for (const { clock } of tabs) clock.increment(DEBOUNCE_DELAY);
    await settle();
  }
  return {
    network,
    tabs,
    writeAll,
    settle,
    async connect(isOnline: boolean) {
      network.isOnline = isOnline;
      for (const { actor } of tabs) actor.send({ type: 'network.changed', isOnline });
      await settle();
    },
    async waitForReplay() {
      for (const { clock } of tabs) clock.increment(REPLAY_AGAIN);
      await settle();
    },
    quantities: async () => {
      const { items, saved } = await server.call(getCart);
      return [items, saved].map((lines) =>
        skus.map((sku) => lines.find(({ skuUuid }) => skuUuid === sku)?.quantity ?? 0),
      );
    },
  };
}
type Tabs = Awaited<ReturnType<typeof openTabs>>;

interface Step {
  kind: 'add' | 'set' | 'remove' | 'restore' | 'save' | 'move' | 'connect' | 'disconnect' | 'writeAll' | 'fault';
  tab: number;
  sku: number;
  quantity: number;
}

const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom(
      'add',
      'set',
      'set',
      'remove',
      'restore',
      'save',
      'move',
      'connect',
      'disconnect',
      'writeAll',
      'fault',
    ),
    tab: fc.nat(1),
    sku: fc.nat(1),
    quantity: fc.integer({ min: 1, max: 5 }),
  }),
  { maxLength: 20 },
);

/** Runs a step. Returns the units that the shopper then expects in the cart and saved; `null` for no change. */
async function runStep({ kind, tab, sku, quantity }: Step, shop: Tabs): Promise<[number, number] | null> {
  const { network, tabs, connect, writeAll } = shop;
  const other = tabs[1 - tab];
  const actor = tabs[tab]?.actor;
  const skuUuid = skus[sku] ?? '';
  if (!actor || !other) return null;
  if (kind === 'connect' || kind === 'disconnect') await connect(kind === 'connect');
  if (kind === 'fault') network.faults.push([{ kind: 'dropAfter' }]);
  // A shopper does not use two tabs within the same half second.
  if (kind === 'writeAll' || !isSettled(other.actor.getSnapshot())) await writeAll();
  const { item } = lineStateOf(actor.getSnapshot(), skuUuid);
  const savedUnits = cartOf(actor.getSnapshot())?.saved.find((line) => line.skuUuid === skuUuid)?.quantity ?? 0;
  const event =
    kind === 'move'
      ? ({ type: 'saved.move', skuUuid } as const)
      : kind === 'add' || kind === 'set' || kind === 'remove' || kind === 'restore' || kind === 'save'
        ? ({ type: `line.${kind}`, skuUuid, quantity } as const)
        : null;
  const { removed } = actor.getSnapshot().context;
  if (!event || !actor.getSnapshot().can(event)) return null;
  actor.send(event);
  const inCart = item?.quantity ?? 0;
  if (kind === 'save') return [0, savedUnits + inCart];
  if (kind === 'move') return [inCart + savedUnits, 0];
  if (kind === 'restore') return [inCart + (removed[skuUuid]?.quantity ?? 0), savedUnits];
  return [kind === 'add' ? inCart + quantity : kind === 'set' ? quantity : 0, savedUnits];
}

describe('a cart in two tabs on a bad network', () => {
  it('shows changes at once, and writes them to the server in the end', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (changes) => {
        const shop = await openTabs();
        const expected = [0, 0];
        const expectedSaved = [0, 0];
        for (const step of changes) {
          const totals = await runStep(step, shop);
          if (totals !== null) [expected[step.sku], expectedSaved[step.sku]] = totals;
          const { actor } = shop.tabs[step.tab] ?? {};
          const shown = skus.map((sku) => actor && (lineStateOf(actor.getSnapshot(), sku).item?.quantity ?? 0));
          expect(shown).toEqual(expected);
          await shop.settle();
        }
        shop.network.faults = [];
        await shop.connect(true);
        await shop.writeAll();
        await shop.waitForReplay();
        expect(await shop.quantities()).toEqual([expected, expectedSaved]);
        for (const { actor } of shop.tabs) {
          expect(isUpdating(actor.getSnapshot())).toBe(false);
          expect(cartOf(actor.getSnapshot())?.unitCount).toBe(expected.reduce((sum, count) => sum + count, 0));
          actor.stop();
        }
      }),
      { numRuns: 15 },
    );
  });
});
