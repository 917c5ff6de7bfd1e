import { type Client, createUuid } from '@mallard/domain/client';
import { type Cart, cart as cartSchema } from '@mallard/domain/contract';
import { networkError } from '@mallard/domain/errors';
import { type GuestCart, isCartChange, type LineProduct } from '@mallard/offline/queue';
import {
  type CartSnapshot,
  cartActors,
  cartMachine,
  cartOf,
  type DeviceEvent,
  isSettled,
  isUpdating,
  lineStateOf,
  unitCountOf,
} from '@mallard/state-machines/cart';
import * as v from 'valibot';
import { createActor, waitFor } from 'xstate';
import type { ChangeQueue } from '../../offline/openChangeQueue.ts';
import { type CartState, type CartView, NO_CART, type OpenCart, type SettleResult } from '../../services/cart.ts';
import { inspection } from '../../services/inspection.ts';

/** Dependencies of the cart. */
export interface CartDependencies {
  client: Client;
  queue: ChangeQueue;
  guestCart: GuestCart;
  cachedProductOf: (skuUuid: string) => LineProduct | undefined;
}

/** Channel on which a tab sends the carts it gets from the server to the other tabs, so that they needn't read them. */
const CHANNEL = 'mallard-cart';

const cartMessage = v.object({ userUuid: v.string(), cart: cartSchema });
interface DeliveredCart {
  userUuid: string;
  cart: Cart;
}

/** Creates the cart of a tab and starts it. */
export function openCart({ client, queue, guestCart, cachedProductOf }: CartDependencies): OpenCart {
  let send: (event: DeviceEvent) => void = () => undefined;

  const sendGuestLines = () => send({ type: 'guest.changed', lines: guestCart.read(queue.owner() ?? undefined) });
  const sendQueue = () => {
    const userUuid = queue.owner();
    if (userUuid !== null) send({ type: 'intents.changed', userUuid, intents: queue.read().intents });
  };

  const machine = cartMachine.provide({
    actors: cartActors({
      listenToDevice: (sendToMachine) => {
        send = sendToMachine;
        sendGuestLines();
        sendQueue();
        const unsubscribers = [guestCart.subscribe(sendGuestLines), queue.subscribe(sendQueue)];
        return () => {
          for (const unsubscribe of unsubscribers) unsubscribe();
        };
      },
      readCart: ({ signal }) => queue.current().outbox.readCart(signal),
      mergeGuestCart: ({ input }) => guestCart.merge(client, input.userUuid),
      replay: () => queue.current().outbox.replay(),
      submit: async ({ input }) => {
        await queue.submit(input, input.id);
      },
    }),
  });
  const actor = createActor(machine, { input: { createKey: () => createUuid(), cachedProductOf }, ...inspection });
  const listeners = new Set<() => void>();
  let state = NO_CART;
  actor.subscribe((snapshot) => {
    state = stateOf(snapshot);
    for (const listener of listeners) listener();
  });
  actor.start();
  const otherTabs = new BroadcastChannel(CHANNEL);
  otherTabs.addEventListener('message', ({ data }) => {
    const message = v.safeParse(cartMessage, data);
    // A tab with another version of the shop may send what cannot be parsed.
    if (!message.success) return actor.send({ type: 'cart.changedElsewhere' });
    if (queue.owner() !== message.output.userUuid) return;
    // Changes that this cart contains must not stay in the log as well.
    queue.current().log.readStorage();
    deliver(message.output);
  });
  queue.onCart((message) => {
    deliver(message);
    otherTabs.postMessage(message);
  });

  /** Shows the cart of a response to this tab or another. */
  function deliver({ userUuid, cart }: DeliveredCart): void {
    if (queue.owner() === userUuid) actor.send({ type: 'cart.updated', cart });
  }

  return {
    actor,
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setOwner(userUuid) {
      sendGuestLines();
      actor.send({ type: 'owner.changed', userUuid });
    },
    async add(change) {
      const { skuUuid } = change;
      actor.send({ type: 'line.add', ...change });
      const state = lineStateOf(await waitFor(actor, ({ context }) => !(skuUuid in context.lines)), skuUuid);
      // The caller shows the refusal.
      actor.send({ type: 'line.forget', skuUuid });
      return state;
    },
    async settle() {
      const before = actor.getSnapshot().context.refusals;
      actor.send({ type: 'cart.flush' });
      const { refusals } = (await waitFor(actor, isSettled)).context;
      const refusal = Object.entries(refusals).find(([skuUuid, now]) => before[skuUuid] !== now);
      return refusal ? { state: 'refused', error: refusal[1].error } : sendQueued(queue);
    },
  };
}

async function sendQueued(queue: ChangeQueue): Promise<SettleResult> {
  const isQueued = () => queue.read().intents.some(isCartChange);
  if (!isQueued()) return { state: 'sent' };
  const { error, conflicts } = await queue.current().outbox.replay();
  if (isQueued()) return { state: 'unsent', error: error ?? networkError() };
  return conflicts.some(isCartChange) ? { state: 'refused', error: null } : { state: 'sent' };
}

function stateOf(snapshot: CartSnapshot): CartState {
  return typeof snapshot.context.userUuid === 'string' ? { view: viewOf(snapshot), failure: null } : NO_CART;
}

/** Converts the state of the cart machine for screens. */
function viewOf(snapshot: CartSnapshot): CartView {
  return {
    cart: cartOf(snapshot),
    unitCount: unitCountOf(snapshot),
    error: snapshot.context.error,
    isBusy: snapshot.hasTag('busy'),
    isUpdating: isUpdating(snapshot),
    connection: snapshot.value.connection,
    isSettled: isSettled(snapshot),
    lineState: (skuUuid) => lineStateOf(snapshot, skuUuid),
    mergeReport: snapshot.context.mergeReport,
  };
}
