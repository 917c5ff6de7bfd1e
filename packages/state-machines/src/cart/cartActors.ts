import type { Cart } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import type { LineChange, ReplayReport } from '@mallard/offline/queue';
import { fromCallback, fromPromise } from 'xstate';
import type { Effect } from '../actors/effect.ts';
import { type CartLineEffects, cartLineActors, cartLineMachine } from './cartLineMachine.ts';
import type { DeviceEvent } from './cartTypes.ts';
import type { GuestMerge } from './mergeReport.ts';

/** Changes the guest cart on this device. */
export interface GuestChanged {
  type: 'guest.change';
  change: LineChange;
}

/** Effects that the app provides to the cart machine. */
export interface CartEffects extends CartLineEffects {
  /**
   * Sends the state of this device: everything as it is now, then each change.
   *
   * @returns a function that unsubscribes
   */
  listenToDevice: (send: (event: DeviceEvent) => void) => () => void;
  /**
   * Changes the guest cart on this device, which then sends `guest.changed`: `change` of the guest cart in
   * `@mallard/offline/queue`.
   *
   * @returns why it was refused, `null` on success
   */
  changeGuestCart: (change: LineChange) => ApiError | null;
  /** Reads the cart from the server: `readCart` of the outbox, which sends queued changes first. */
  readCart: Effect<Cart>;
  /**
   * Merges the guest cart into the account's cart, once even if several tabs try. Returns `null` when there is nothing
   * to merge.
   */
  mergeGuestCart: Effect<GuestMerge | null, { userUuid: string }>;
  /** Sends queued changes: `replay` of the outbox in `@mallard/offline/queue`. */
  replay: Effect<ReplayReport>;
}

/**
 * Creates the machine's actors from functions.
 *
 * @example cartMachine.provide({ actors: cartActors({ listenToDevice, changeGuestCart, readCart, mergeGuestCart,
 *   replay, submit }) })
 */
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
