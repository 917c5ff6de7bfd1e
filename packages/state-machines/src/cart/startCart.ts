import type { Cart } from '@mallard/domain/contract';
import type { SkuLine } from '@mallard/domain/rules';
import type { Intent, QueuedCartChange } from '@mallard/offline/queue';
import { createActor } from 'xstate';
import { NextTimerClock } from '../testing/index.ts';
import {
  type CartEmitted,
  type CartEvent,
  cartActors,
  cartMachine,
  type DeviceEvent,
  lineStateOf,
} from './cartMachine.ts';
import { ann, cartWith, changeOf, inputOf, itemOf, mug } from './cartSamples.ts';

/** A pending call of the machine. */
interface PendingCall<T = unknown> {
  input: unknown;
  resolve: (answer: T) => Promise<void>;
  reject: (error: unknown) => Promise<void>;
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Starts a cart machine whose server and device respond when the test says so. */
export function startCart() {
  const clock = new NextTimerClock();
  const calls: Record<string, PendingCall[]> = {};
  const pendingCall = (name: string) => (call: { input: unknown }) =>
    new Promise<never>((resolve, reject) => {
      calls[name] = [
        ...(calls[name] ?? []),
        {
          input: call.input,
          resolve: async (answer) => {
            resolve(answer as never);
            await settle();
          },
          reject: async (error) => {
            reject(error);
            await settle();
          },
        },
      ];
    });
  const device = { send: (_event: DeviceEvent): void => undefined };
  const machine = cartMachine.provide({
    actors: cartActors({
      listenToDevice: (send) => {
        device.send = send;
        return () => undefined;
      },
      readCart: pendingCall('readCart'),
      mergeGuestCart: pendingCall('mergeGuestCart'),
      replay: pendingCall('replay'),
      // Like the outbox: the cart arrives as an event, unless its shopper has left.
      async submit(call) {
        const { userUuid } = snapshot().context;
        const cart: Cart | null = await pendingCall('submit')(call);
        if (cart && snapshot().context.userUuid === userUuid) device.send({ type: 'cart.updated', cart });
      },
    }),
  });
  const actor = createActor(machine, { clock, input: inputOf() });
  const emittedEvents: CartEmitted[] = [];
  actor.on('*', (emitted) => emittedEvents.push(emitted));
  actor.start();
  const snapshot = () => actor.getSnapshot();
  return {
    actor,
    clock,
    emittedEvents,
    device,
    calls,
    last: (name: string): PendingCall => {
      const found = calls[name]?.at(-1);
      if (!found) throw new RangeError(`"${name}" was not called.`);
      return found;
    },
    times: (name: string) => calls[name]?.length ?? 0,
    send: (event: CartEvent) => actor.send(event),
    snapshot,
    quantityOf: (skuUuid: string) => lineStateOf(snapshot(), skuUuid).item?.quantity,
    line: (skuUuid: string) => lineStateOf(snapshot(), skuUuid),
    guests: (lines: readonly SkuLine[]) => device.send({ type: 'guest.changed', lines }),
    logged: (...intents: Intent[]) => device.send({ type: 'intents.changed', userUuid: ann, intents }),
  };
}

/** Starts a cart machine with a loaded cart of a shopper. */
export async function startCartWith(cart: Cart) {
  const all = startCart();
  all.send({ type: 'owner.changed', userUuid: ann });
  await all.last('replay').resolve({ conflicts: [], left: 0, error: null });
  await all.last('readCart').resolve(cart);
  all.emittedEvents.length = 0;
  return all;
}
/** Returns the server's cart with a number of mugs. */
export const mugs = (version: number, quantity: number) => cartWith(version, itemOf(mug, { quantity }));
/** Returns the submitted change, with its key and the product data that is stored with it. */
export const submitted = ({ input }: PendingCall) => input as QueuedCartChange;
/** Returns the submitted change as a screen requests it. */
export const written = (call: PendingCall) => changeOf(submitted(call));
