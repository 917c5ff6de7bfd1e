import type { Cart } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import type { SkuLine } from '@mallard/domain/rules';
import type { CartChange, Intent } from '@mallard/offline/queue';
import { createActor } from 'xstate';
import { NextTimerClock } from '../testing/index.ts';
import {
  type CartEmitted,
  type CartEvent,
  cartActors,
  cartMachine,
  type DeviceEvent,
  type LineWrite,
  lineStateOf,
} from './cartMachine.ts';
import { ann, cartWith, inputOf, itemOf, mug } from './cartSamples.ts';

/** A pending call of the machine. */
interface Asked<T = unknown> {
  input: unknown;
  resolve: (answer: T) => Promise<void>;
  reject: (error: unknown) => Promise<void>;
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Starts a cart machine whose server and device respond when the test says so. */
export function startCart() {
  const clock = new NextTimerClock();
  const asked: Record<string, Asked[]> = {};
  const ask = (name: string) => (call: { input: unknown }) =>
    new Promise<never>((resolve, reject) => {
      asked[name] = [
        ...(asked[name] ?? []),
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
  const device = {
    tell: (_event: DeviceEvent): void => undefined,
    changes: [] as unknown[],
    refusal: null as ApiError | null,
  };
  const machine = cartMachine.provide({
    actors: cartActors({
      listenToDevice: (send) => {
        device.tell = send;
        return () => undefined;
      },
      changeGuestCart: (change) => {
        device.changes.push(change);
        return device.refusal;
      },
      readCart: ask('readCart'),
      mergeGuestCart: ask('mergeGuestCart'),
      replay: ask('replay'),
      submit: ask('submit'),
    }),
  });
  const actor = createActor(machine, { clock, input: inputOf() });
  const told: CartEmitted[] = [];
  actor.on('*', (emitted) => told.push(emitted));
  actor.start();
  const snapshot = () => actor.getSnapshot();
  return {
    actor,
    clock,
    told,
    device,
    asked,
    last: (name: string): Asked => {
      const found = asked[name]?.at(-1);
      if (!found) throw new RangeError(`Nothing was asked of "${name}".`);
      return found;
    },
    times: (name: string) => asked[name]?.length ?? 0,
    send: (event: CartEvent) => actor.send(event),
    snapshot,
    quantityOf: (skuUuid: string) => lineStateOf(snapshot(), skuUuid).item?.quantity,
    line: (skuUuid: string) => lineStateOf(snapshot(), skuUuid),
    guests: (lines: readonly SkuLine[]) => device.tell({ type: 'guest.changed', lines }),
    logged: (...intents: Intent[]) => device.tell({ type: 'intents.changed', userUuid: ann, intents, conflicts: [] }),
  };
}

/** Starts a cart machine with a loaded cart of a shopper. */
export async function startCartWith(cart: Cart) {
  const all = startCart();
  all.send({ type: 'owner.changed', userUuid: ann });
  await all.last('replay').resolve({ conflicts: [], left: 0, error: null });
  await all.last('readCart').resolve(cart);
  all.told.length = 0;
  return all;
}
/** Returns the server's cart with a number of mugs. */
export const mugs = (version: number, quantity: number) => cartWith(version, itemOf(mug, { quantity }));
/** Returns the change of a submitted write, without the product data that is stored with it. */
export function written(asked: Asked): CartChange {
  const change = writtenWithProduct(asked);
  if (!('product' in change)) return change;
  const { product: _, ...others } = change;
  return others;
}
/** Returns the change of a submitted write. */
export const writtenWithProduct = ({ input }: Asked) => (input as LineWrite).change;
