import type { Cart } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import type { LineChange, ReplayReport } from '@mallard/offline/queue';
import { fromCallback, fromPromise } from 'xstate';
import type { Effect } from '../actors/effect.ts';
import { type CartLineEffects, cartLineActors, cartLineMachine } from './cartLineMachine.ts';
import type { DeviceEvent } from './cartTypes.ts';
import type { GuestMerge } from './mergeReport.ts';

/** A change of the visitor's cart, for the device. */
export interface GuestChanged {
  type: 'guest.change';
  change: LineChange;
}

/** What the cart machine asks of the app. */
export interface CartEffects extends CartLineEffects {
  /**
   * Sends what the machine is to hear of the device: everything as it is now, then each change.
   *
   * @returns a function that ends it
   */
  listenToDevice: (send: (event: DeviceEvent) => void) => () => void;
  /**
   * Changes what the device keeps for a visitor, which is then heard as `guest.changed`: `change` of the guest's cart in
   * `@mallard/offline/queue`.
   *
   * @returns why it was not done, `null` when it was
   */
  changeGuestCart: (change: LineChange) => ApiError | null;
  /** Reads the cart from the server: `readCart` of the outbox, which sends first what waits. */
  readCart: Effect<Cart>;
  /** Puts the visitor's lines into the account's cart, once whichever tabs try; `null` where nothing was left to merge. */
  mergeGuestCart: Effect<GuestMerge | null, { userUuid: string }>;
  /** Sends what the device keeps for later: `replay` of the outbox in `@mallard/offline/queue`. */
  replay: Effect<ReplayReport>;
}

/** The machine's actors made of plain functions: `cartMachine.provide({ actors: cartActors({ … }) })`. */
export function cartActors(effects: CartEffects) {
  const { listenToDevice, changeGuestCart, readCart, mergeGuestCart, replay } = effects;
  return {
    device: fromCallback<GuestChanged>(({ sendBack, receive }) => {
      receive(({ change }) => {
        const error = changeGuestCart(change);
        if (error) sendBack({ type: 'guest.refused', change, error });
      });
      return listenToDevice(sendBack);
    }),
    readCart: fromPromise<Cart>(readCart),
    mergeGuestCart: fromPromise<GuestMerge | null, { userUuid: string }>(mergeGuestCart),
    replay: fromPromise<ReplayReport>(replay),
    cartLine: cartLineMachine.provide({ actors: cartLineActors(effects) }),
  };
}
