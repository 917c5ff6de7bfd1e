import type { Cart } from '@mallard/domain/contract';
import { type ApiError, isRefusal } from '@mallard/domain/errors';
import { checkQuantity, type QuantityRefusal } from '@mallard/domain/rules';
import { type CartChange, isCartChange, productOfLine, type ReplayReport } from '@mallard/offline/queue';
import { assign, emit, enqueueActions, fromCallback, fromPromise, raise, setup } from 'xstate';
import type { Effect } from '../actors/effect.ts';
import { notProvided } from '../actors/notProvided.ts';
import { retryAfterMs } from '../actors/retryAfterMs.ts';
import {
  type CartContext,
  type CartEmitted,
  type CartEvent,
  type CartInput,
  type DeviceEvent,
  movableUnits,
  optimisticCart,
  optimisticLine,
  optimisticSavedLine,
  type QuantityEvent,
  queuedOf,
  type RemovedLine,
  type SavedUnits,
  type ShopperLog,
  toChange,
  unitsLeft,
} from './cartContext.ts';
import { type CartLineEffects, type CartLineOutput, cartLineActors, cartLineMachine } from './cartLineMachine.ts';
import { type GuestMerge, mergeReport } from './mergeReport.ts';

/** Effects that the app provides to the cart machine. */
export interface CartEffects extends CartLineEffects {
  /**
   * Sends the state of this device: everything as it is now, then each change.
   *
   * @returns a function that unsubscribes
   */
  listenToDevice: (send: (event: DeviceEvent) => void) => () => void;
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
 * @example cartMachine.provide({ actors: cartActors({ listenToDevice, readCart, mergeGuestCart, replay, submit }) })
 */
export function cartActors(effects: CartEffects) {
  const { listenToDevice, readCart, mergeGuestCart, replay } = effects;
  return {
    device: fromCallback(({ sendBack }) => listenToDevice(sendBack)),
    readCart: fromPromise<Cart>(readCart),
    mergeGuestCart: fromPromise<GuestMerge | null, { userUuid: string }>(mergeGuestCart),
    replay: fromPromise<ReplayReport>(replay),
    cartLine: cartLineMachine.provide({ actors: cartLineActors(effects) }),
  };
}

/**
 * Milliseconds until queued changes are sent again without a change of the network. A server's `Retry-After` can make
 * it longer.
 */
export const REPLAY_AGAIN = 30_000;

/** The context before the owner is known. */
export const emptyContext = {
  cart: null,
  lines: {},
  removed: {},
  removedSaved: {},
  restoredPositions: {},
  refusals: {},
  error: null,
  mergeError: null,
  mergeReport: null,
} satisfies Partial<CartContext>;

/** Error for a quantity that is not a positive integer. */
const invalidQuantity: ApiError = {
  kind: 'BadRequest',
  code: 'VALIDATION',
  fields: { quantity: { code: 'MIN_VALUE', message: '' } },
};

/** Returns why a quantity is not available; `null` when it is, or when the line is unknown. */
function quantityRefusalOf(context: CartContext, { skuUuid, quantity }: QuantityEvent): QuantityRefusal | null {
  const line = optimisticLine(context, skuUuid);
  if (!line || quantity === undefined) return null;
  const verdict = checkQuantity({ asked: quantity, inCart: 0, stock: line.stock, limit: line.limit });
  return verdict.ok ? null : verdict;
}

/** Returns whether a guest cart waits to be merged that the account has not refused. */
function canMerge({ guestLines, mergeError }: CartContext): boolean {
  return guestLines.length > 0 && (mergeError === null || !isRefusal(mergeError));
}

/** Returns whether changes wait for the server that were tried or are in flight. */
function hasUnsent(context: CartContext): boolean {
  return queuedOf(context).length > 0 || (context.mergeError !== null && canMerge(context));
}

function isShopper({ userUuid }: Pick<CartContext, 'userUuid'>): boolean {
  return typeof userUuid === 'string';
}

function without<T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> {
  const { [name]: _, ...remaining } = record;
  return remaining;
}

export const cartSetup = setup({
  types: {} as {
    context: CartContext;
    input: CartInput;
    events: CartEvent;
    emitted: CartEmitted;
    tags: 'busy' | 'known';
    children: {
      device: 'device';
      replay: 'replay';
      mergeGuestCart: 'mergeGuestCart';
      remergeGuestCart: 'mergeGuestCart';
      readCart: 'readCart';
      rereadCart: 'readCart';
      [line: `line.${string}`]: 'cartLine';
    };
  },
  actors: cartActors({
    listenToDevice: notProvided('listenToDevice'),
    readCart: notProvided('readCart'),
    mergeGuestCart: notProvided('mergeGuestCart'),
    replay: notProvided('replay'),
    submit: notProvided('submit'),
  }),
  guards: {
    isSameOwner: ({ context }, { userUuid }: { userUuid: string | null }) => context.userUuid === userUuid,
    isVisitor: (_, { userUuid }: { userUuid: string | null }) => userUuid === null,
    isNewShopper: ({ context }, { userUuid }: { userUuid: string | null }) =>
      userUuid !== null && userUuid !== context.userUuid,
    isOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline,
    isOffline: (_, { isOnline }: { isOnline: boolean }) => !isOnline,
    canReplay: ({ context }, { isOnline }: { isOnline: boolean }) => isOnline && isShopper(context),
    hasUnsent: ({ context }) => hasUnsent(context),
    hasNoUnsent: ({ context }) => !hasUnsent(context),
    hasGuestLines: ({ context }) => context.guestLines.length > 0,
    canMerge: ({ context }) => canMerge(context),
    canMergeOnline: ({ context }, { isOnline }: { isOnline: boolean }) => isOnline && canMerge(context),
    isInvalidQuantity: (_, { quantity }: { quantity?: number }) =>
      quantity !== undefined && !(Number.isSafeInteger(quantity) && quantity > 0),
    isShown: ({ context }, { skuUuid }: { skuUuid: string }) => optimisticLine(context, skuUuid) !== undefined,
    isPossible: ({ context }, requested: QuantityEvent) =>
      optimisticLine(context, requested.skuUuid) !== undefined && quantityRefusalOf(context, requested) === null,
    isRemoved: ({ context }, { skuUuid }: { skuUuid: string }) => skuUuid in context.removed,
    isSaved: ({ context }, { skuUuid }: { skuUuid: string }) => optimisticSavedLine(context, skuUuid) !== undefined,
    canMove: ({ context }, units: SavedUnits) => movableUnits(context, units) > 0,
    isSavedRestorable: ({ context }, { skuUuid }: { skuUuid: string }) =>
      context.removedSaved[skuUuid]?.isRestorable === true,
    isMerged: (_, { merge }: { merge: GuestMerge | null }) => merge !== null,
  },
  actions: {
    setOwner: enqueueActions(({ context, enqueue }, { userUuid }: { userUuid: string | null }) => {
      for (const line of Object.values(context.lines)) enqueue.stopChild(line);
      enqueue.assign({ ...emptyContext, userUuid });
    }),
    setGuestLines: assign(({ context }, { lines }: Extract<DeviceEvent, { type: 'guest.changed' }>) => ({
      guestLines: lines,
      mergeError: lines.length === 0 ? null : context.mergeError,
    })),
    setLog: assign((_, { userUuid, intents }: ShopperLog) => ({ log: { userUuid, intents } })),
    // Responses can arrive out of order; the cart's version shows which is the latest.
    setCart: assign(({ context }, { cart }: { cart: Cart | null }) =>
      cart === null || cart.version < (context.cart?.version ?? 0) ? {} : { cart, error: null },
    ),
    setError: assign((_, { error }: { error: ApiError }) => ({ error })),
    refuseInvalidQuantity: enqueueActions(({ context, enqueue }, event: QuantityEvent) => {
      const { skuUuid } = event;
      const refusal = { change: toChange(context, event), error: invalidQuantity };
      enqueue.assign({ refusals: { ...context.refusals, [skuUuid]: refusal } });
      enqueue.emit({ type: 'line.refused', skuUuid, ...refusal });
    }),
    change: enqueueActions(({ context, enqueue }, { changes }: { changes: readonly CartChange[] }) => {
      for (const change of changes) {
        const { skuUuid } = change;
        const queued = queuedOf(context)
          .filter(isCartChange)
          .filter((intent) => intent.skuUuid === skuUuid);
        if (!(skuUuid in context.lines))
          enqueue.assign({
            lines: ({ context: { lines, createKey }, spawn }) => ({
              ...lines,
              [skuUuid]: spawn('cartLine', { id: `line.${skuUuid}`, input: { skuUuid, createKey } }),
            }),
          });
        enqueue.sendTo(`line.${skuUuid}`, { type: 'line.change', change, queued });
        enqueue.assign({
          refusals: ({ context: { refusals } }) => without(refusals, skuUuid),
          removed: ({ context: { removed } }) => (change.kind === 'add' ? without(removed, skuUuid) : removed),
        });
      }
    }),
    setRemoved: enqueueActions(({ context, enqueue }, { skuUuid }: { skuUuid: string }) => {
      const item = optimisticLine(context, skuUuid);
      if (!item) return;
      const skus = optimisticCart(context)?.items.map((line) => line.skuUuid) ?? [];
      const above = skus.slice(0, Math.max(0, skus.indexOf(skuUuid)));
      // The server would refuse sold-out items, and more than are in stock.
      const left = unitsLeft(item);
      const line: RemovedLine = {
        skuUuid,
        quantity: Math.min(item.quantity, left),
        isSelected: item.isSelected,
        product: productOfLine(item),
        above,
      };
      enqueue.assign({
        removed: left > 0 ? { ...context.removed, [skuUuid]: line } : without(context.removed, skuUuid),
        restoredPositions: without(context.restoredPositions, skuUuid),
      });
      enqueue.emit({ type: 'line.removed', skuUuid, item, isRestorable: left > 0 });
    }),
    setSaved: enqueueActions(({ context, enqueue }, { skuUuid }: { skuUuid: string }) => {
      const item = optimisticLine(context, skuUuid);
      if (!item) return;
      const skus = optimisticCart(context)?.items.map((line) => line.skuUuid) ?? [];
      // A line that is moved back returns to its position.
      enqueue.assign({
        restoredPositions: { ...context.restoredPositions, [skuUuid]: skus.slice(0, skus.indexOf(skuUuid)) },
      });
      enqueue.emit({ type: 'line.saved', skuUuid, item, isMovable: unitsLeft(item) > 0 });
    }),
    emitMoved: enqueueActions(({ context, enqueue }, units: SavedUnits) => {
      const { skuUuid } = units;
      const item = optimisticSavedLine(context, skuUuid);
      if (!item) return;
      const asked = Math.min(units.quantity ?? item.quantity, item.quantity);
      enqueue.emit({ type: 'saved.moved', skuUuid, item, asked, quantity: movableUnits(context, units) });
    }),
    emitNotMoved: enqueueActions(({ context, enqueue }, { skuUuid }: { skuUuid: string }) => {
      const item = optimisticSavedLine(context, skuUuid);
      if (!item) return;
      const inCart = optimisticLine(context, skuUuid)?.quantity ?? 0;
      const verdict = checkQuantity({ asked: item.quantity, inCart, stock: item.stock, limit: item.limit });
      if (!verdict.ok) enqueue.emit({ type: 'line.limited', skuUuid, refusal: verdict });
    }),
    setRemovedSaved: enqueueActions(({ context, enqueue }, { skuUuid }: { skuUuid: string }) => {
      const item = optimisticSavedLine(context, skuUuid);
      if (!item) return;
      enqueue.assign({ removedSaved: { ...context.removedSaved, [skuUuid]: { item, isRestorable: true } } });
      enqueue.emit({ type: 'saved.removed', skuUuid, item });
    }),
    endSavedUndo: assign(({ context: { removedSaved } }, { skuUuid }: { skuUuid: string }) => {
      const line = removedSaved[skuUuid];
      return line ? { removedSaved: { ...removedSaved, [skuUuid]: { ...line, isRestorable: false } } } : {};
    }),
    restorePosition: assign(({ context: { removed, restoredPositions } }, { skuUuid }: { skuUuid: string }) => ({
      restoredPositions: { ...restoredPositions, [skuUuid]: removed[skuUuid]?.above ?? [] },
    })),
    forget: assign(({ context: { removed, refusals } }, { skuUuid }: { skuUuid: string }) => ({
      removed: without(removed, skuUuid),
      refusals: without(refusals, skuUuid),
    })),
    finishLine: enqueueActions(({ context, enqueue }, { skuUuid, refused, error }: CartLineOutput) => {
      enqueue.assign({ lines: without(context.lines, skuUuid) });
      if (!refused || !error) return;
      const refusal = { change: refused, error };
      enqueue.assign({
        refusals: { ...context.refusals, [skuUuid]: refusal },
        removed: refused.kind === 'remove' ? without(context.removed, skuUuid) : context.removed,
        removedSaved: refused.kind === 'deleteSaved' ? without(context.removedSaved, skuUuid) : context.removedSaved,
      });
      enqueue.emit({ type: 'line.refused', skuUuid, ...refusal });
      // The server's cart may differ from the one known here.
      enqueue.raise({ type: 'cart.refresh' });
    }),
    flushLines: enqueueActions(({ context, enqueue }) => {
      for (const line of Object.values(context.lines)) enqueue.sendTo(line, { type: 'line.flush' });
    }),
    emitLimit: emit(({ context }, requested: QuantityEvent): CartEmitted => {
      const refusal = quantityRefusalOf(context, requested);
      if (!refusal) throw new RangeError('The quantity is within the limit.');
      return { type: 'line.limited', skuUuid: requested.skuUuid, refusal };
    }),
    reportMerge: enqueueActions(({ enqueue }, { merge }: { merge: GuestMerge | null }) => {
      if (merge === null) return;
      const report = mergeReport(merge);
      enqueue.assign({ mergeReport: report });
      enqueue.emit({ type: 'cart.merged', ...report });
    }),
    dismissMerge: assign({ mergeReport: null }),
    forgetMergeError: assign({ mergeError: null }),
    failMerge: enqueueActions(({ context, enqueue }, { error }: { error: ApiError }) => {
      enqueue.assign({ mergeError: error });
      if (error.code !== context.mergeError?.code) enqueue.emit({ type: 'cart.mergeFailed', error });
    }),
    replay: raise({ type: 'cart.replay' }),
    emitReplayed: emit(
      (_, { conflicts, left }: ReplayReport): CartEmitted => ({ type: 'cart.replayed', conflicts, left }),
    ),
  },
  delays: { replayAgain: ({ context }) => Math.max(REPLAY_AGAIN, retryAfterMs(context.mergeError)) },
});

/** Refuses an invalid quantity without a request. */
export const refuseInvalidQuantity = {
  guard: { type: 'isInvalidQuantity', params: ({ event }: { event: QuantityEvent }) => event },
  actions: { type: 'refuseInvalidQuantity', params: ({ event }: { event: QuantityEvent }) => event },
} as const;
