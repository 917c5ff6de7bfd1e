import { type Client, createUuid, systemTimers } from '@mallard/domain/client';
import { type Cart, cart as cartSchema } from '@mallard/domain/contract';
import { type ApiError, ApiFailure, abortedError, networkError } from '@mallard/domain/errors';
import type { Store } from '@mallard/domain/storage';
import {
  createIntentLog,
  createOutbox,
  type GuestCart,
  type IntentLog,
  intentKey,
  type LineProduct,
  type Outbox,
  type Submitted,
} from '@mallard/offline/queue';
import {
  cartActors,
  cartMachine,
  type DeviceEvent,
  isSettled,
  type LineState,
  lineStateOf,
} from '@mallard/state-machines/cart';
import * as v from 'valibot';
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { inspection } from '../../app/inspection.ts';

/** What the cart is wired to. */
export interface CartParts {
  client: Client;
  /** Shared by all tabs. */
  store: Store;
  guestCart: Omit<GuestCart, 'look'>;
  cachedProductOf: (skuUuid: string) => LineProduct | undefined;
  isOnline: () => boolean;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The cart of a tab. */
export interface OpenCart {
  actor: ActorRefFrom<typeof cartMachine>;
  /** Says whose it is, `null` for a visitor's. What the last owner wants and the server has not heard stays on the device. */
  setOwner: (userUuid: string | null) => void;
  /** Adds pieces of a SKU. @returns how its line stands once nothing of it is on its way any more */
  add: (skuUuid: string, quantity: number) => Promise<LineState>;
  /** Sends at once what rests, and once more what is kept. @returns what came of it, once nothing is on its way any more */
  settle: () => Promise<Settled>;
  /** Makes a product a favourite, or not: now, or when there is a network. */
  pressHeart: (productUuid: string, isFavorite: boolean) => Promise<Submitted>;
  /** Forgets what the server would not do, once it has been read. */
  dismissConflicts: (ids: readonly string[]) => void;
  /** Another tab has written under this key of the storage, or has cleared it (`null`). */
  look: (key: string | null) => void;
}

/** What came of everything that was done to the cart. */
export type Settled =
  /** The server has all of it. */
  | { state: 'sent' }
  /** The server would not do something, which was taken back; of what was kept, the conflicts say it and there is no `error`. */
  | { state: 'refused'; error: ApiError | null }
  /** Something stays on the device. */
  | { state: 'unsent'; error: ApiError };

/** Channel on which tabs send each other the carts of answers, so that not every tab reads the same cart. */
const CHANNEL = 'mallard-cart';

const cartMessage = v.object({ userUuid: v.string(), cart: cartSchema });
interface CartMessage {
  userUuid: string;
  cart: Cart;
}

/** What belongs to one shopper. */
interface Shopper {
  log: IntentLog;
  outbox: Outbox;
}

/** Makes the cart of a tab and starts it. */
export function openCart({ client, store, guestCart, cachedProductOf, isOnline, now }: CartParts): OpenCart {
  const device = { createUuid: () => createUuid(), locks: navigator.locks ?? null, timers: systemTimers, now };
  let shopper: Shopper | null = null;
  let tell: (event: DeviceEvent) => void = () => undefined;

  const tellGuests = () => tell({ type: 'guest.changed', lines: guestCart.read(shopper?.log.userUuid) });

  function openShopper(userUuid: string): Shopper {
    const log = createIntentLog({ store, userUuid, ...device });
    const outbox = createOutbox({
      log,
      client,
      isOnline,
      ...device,
      onCart: (cart) => {
        deliver({ userUuid, cart });
        otherTabs.postMessage({ userUuid, cart });
      },
    });
    const tellLog = () => tell({ type: 'intents.changed', userUuid, ...log.read() });
    log.subscribe(tellLog);
    tellLog();
    return { log, outbox };
  }

  function current(): Shopper {
    if (shopper === null) throw new ApiFailure(abortedError());
    return shopper;
  }

  const machine = cartMachine.provide({
    actors: cartActors({
      listenToDevice: (send) => {
        tell = send;
        tellGuests();
        return guestCart.subscribe(tellGuests);
      },
      changeGuestCart: guestCart.change,
      readCart: ({ signal }) => current().outbox.readCart(signal),
      mergeGuestCart: ({ input }) => guestCart.merge(client, input.userUuid),
      replay: () => current().outbox.replay(),
      submit: async ({ input: { change, id } }) => {
        const submitted = await current().outbox.submit(change, id);
        if (submitted.state === 'refused') throw new ApiFailure(submitted.error);
      },
    }),
  });
  const actor = createActor(machine, { input: { createKey: () => createUuid(), cachedProductOf }, ...inspection });
  actor.start();
  const otherTabs = new BroadcastChannel(CHANNEL);
  otherTabs.addEventListener('message', ({ data }) => {
    const message = v.safeParse(cartMessage, data);
    // A tab with another version of the shop may send what cannot be parsed.
    if (!message.success) return actor.send({ type: 'cart.changedElsewhere' });
    // Changes that this cart contains must not stay in the log as well.
    shopper?.log.look();
    deliver(message.output);
  });

  /** Shows the cart of an answer that this tab or another has got: the only way in which such a cart arrives. */
  function deliver({ userUuid, cart }: CartMessage): void {
    if (shopper?.log.userUuid === userUuid) actor.send({ type: 'cart.updated', cart });
  }

  return {
    actor,
    setOwner(userUuid) {
      if (shopper?.log.userUuid !== userUuid) {
        leave(shopper);
        shopper = userUuid === null ? null : openShopper(userUuid);
      }
      tellGuests();
      actor.send({ type: 'owner.changed', userUuid });
    },
    async add(skuUuid, quantity) {
      actor.send({ type: 'line.add', skuUuid, quantity });
      const state = lineStateOf(await waitFor(actor, ({ context }) => !(skuUuid in context.lines)), skuUuid);
      // Whoever adds is told here.
      actor.send({ type: 'line.forget', skuUuid });
      return state;
    },
    async settle() {
      const before = actor.getSnapshot().context.refusals;
      actor.send({ type: 'cart.flush' });
      const { refusals } = (await waitFor(actor, isSettled)).context;
      const refusal = Object.entries(refusals).find(([skuUuid, now]) => before[skuUuid] !== now);
      return refusal ? { state: 'refused', error: refusal[1].error } : sendKept(shopper);
    },
    pressHeart: (productUuid, isFavorite) => current().outbox.submit({ kind: 'favorite', productUuid, isFavorite }),
    dismissConflicts(ids) {
      for (const id of ids) void current().log.dismiss(id);
    },
    look(key) {
      if (shopper && (key === null || key === intentKey(shopper.log.userUuid))) shopper.log.look();
    },
  };
}

async function sendKept(shopper: Shopper | null): Promise<Settled> {
  const isKept = () => shopper?.log.read().intents.some(({ kind }) => kind !== 'favorite') ?? false;
  if (shopper === null || !isKept()) return { state: 'sent' };
  const { error, conflicts } = await shopper.outbox.replay();
  if (isKept()) return { state: 'unsent', error: error ?? networkError() };
  return conflicts.some(({ kind }) => kind !== 'favorite') ? { state: 'refused', error: null } : { state: 'sent' };
}

function leave(shopper: Shopper | null): void {
  if (shopper === null) return;
  const { intents, conflicts } = shopper.log.read();
  if (intents.length + conflicts.length === 0) shopper.log.clear();
  else shopper.log.close();
}
