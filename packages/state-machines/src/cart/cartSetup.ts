import type { Cart } from '@mallard/domain/contract';
import { type ApiError, isRefusal } from '@mallard/domain/errors';
import { checkQuantity, type QuantityRefusal } from '@mallard/domain/rules';
import { type CartChange, productOfLine, type ReplayReport } from '@mallard/offline/queue';
import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { askedToWait } from '../actors/askedToWait.ts';
import { notProvided } from '../actors/notProvided.ts';
import { cartActors, type GuestChanged } from './cartActors.ts';
import { type ChangeEvent, type QuantityEvent, toChange } from './cartChanges.ts';
import type { CartLineOutput } from './cartLineMachine.ts';
import type { CartContext, CartEmitted, CartEvent, CartInput, DeviceEvent, RemovedLine, ToldLog } from './cartTypes.ts';
import { type GuestMerge, mergeReport } from './mergeReport.ts';
import { keptOf, movableUnits, type SavedUnits, shownCart, shownLine, shownSavedLine, unitsLeft } from './shownCart.ts';

/**
 * Milliseconds until queued changes are sent again without a change of the network. A server's `Retry-After` can make
 * it longer.
 */
export const REPLAY_AGAIN = 30_000;

/** The context before the owner is known. */
export const nobodysCart = {
  cart: null,
  lines: {},
  removed: {},
  removedSaved: {},
  places: {},
  refusals: {},
  error: null,
  mergeError: null,
  mergeReport: null,
} satisfies Partial<CartContext>;

/** Error for a quantity that is not a positive integer. */
const notPieces: ApiError = {
  kind: 'BadRequest',
  code: 'VALIDATION',
  fields: { quantity: { code: 'MIN_VALUE', message: '' } },
};

/** Returns why a quantity is not available; `null` when it is, or when the line is unknown. */
function limitOf(context: CartContext, { skuUuid, quantity }: WantedLine): QuantityRefusal | null {
  const line = shownLine(context, skuUuid);
  if (!line || quantity === undefined) return null;
  const verdict = checkQuantity({ asked: quantity, inCart: 0, stock: line.stock, limit: line.limit });
  return verdict.ok ? null : verdict;
}

/** The requested quantity of a line. */
export interface WantedLine {
  skuUuid: string;
  quantity?: number;
}

/** Returns whether a guest cart waits to be merged that the account has not refused. */
function canMerge({ guestLines, mergeError }: CartContext): boolean {
  return guestLines.length > 0 && (mergeError === null || !isRefusal(mergeError));
}

/** Returns whether changes wait for the server that were tried or are in flight. */
function isBehind(context: CartContext): boolean {
  return keptOf(context).intents.length > 0 || (context.mergeError !== null && canMerge(context));
}

function isShopper({ userUuid }: Pick<CartContext, 'userUuid'>): boolean {
  return typeof userUuid === 'string';
}

function without<T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> {
  const { [name]: _, ...others } = record;
  return others;
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
    changeGuestCart: notProvided('changeGuestCart'),
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
    isBackToReplay: ({ context }, { isOnline }: { isOnline: boolean }) => isOnline && isShopper(context),
    isBehind: ({ context }) => isBehind(context),
    isAllSent: ({ context }) => !isBehind(context),
    hasGuestLines: ({ context }) => context.guestLines.length > 0,
    canMerge: ({ context }) => canMerge(context),
    isBackToMerge: ({ context }, { isOnline }: { isOnline: boolean }) => isOnline && canMerge(context),
    isNoCount: (_, { quantity }: { quantity?: number }) =>
      quantity !== undefined && !(Number.isSafeInteger(quantity) && quantity > 0),
    isShown: ({ context }, { skuUuid }: { skuUuid: string }) => shownLine(context, skuUuid) !== undefined,
    isPossible: ({ context }, wanted: WantedLine) =>
      shownLine(context, wanted.skuUuid) !== undefined && limitOf(context, wanted) === null,
    isRemoved: ({ context }, { skuUuid }: { skuUuid: string }) => skuUuid in context.removed,
    isSaved: ({ context }, { skuUuid }: { skuUuid: string }) => shownSavedLine(context, skuUuid) !== undefined,
    canMove: ({ context }, units: SavedUnits) => movableUnits(context, units) > 0,
    isSavedRestorable: ({ context }, { skuUuid }: { skuUuid: string }) =>
      context.removedSaved[skuUuid]?.isRestorable === true,
    isMerged: (_, { merge }: { merge: GuestMerge | null }) => merge !== null,
  },
  actions: {
    keepOwner: enqueueActions(({ context, enqueue }, { userUuid }: { userUuid: string | null }) => {
      for (const line of Object.values(context.lines)) enqueue.stopChild(line);
      enqueue.assign({ ...nobodysCart, userUuid });
    }),
    keepGuestLines: assign(({ context }, { lines }: Extract<DeviceEvent, { type: 'guest.changed' }>) => ({
      guestLines: lines,
      mergeError: lines.length === 0 ? null : context.mergeError,
    })),
    keepLog: assign((_, { userUuid, intents, conflicts }: ToldLog) => ({ log: { userUuid, intents, conflicts } })),
    // Responses can arrive out of order; the cart's version shows which is the latest.
    keepCart: assign(({ context }, { cart }: { cart: Cart | null }) =>
      cart === null || cart.version < (context.cart?.version ?? 0) ? {} : { cart, error: null },
    ),
    keepError: assign((_, { error }: { error: ApiError }) => ({ error })),
    changeGuestCart: enqueueActions(({ context, enqueue }, event: ChangeEvent) => {
      const told: GuestChanged = { type: 'guest.change', change: toChange(context, event) };
      enqueue.assign({ refusals: without(context.refusals, event.skuUuid) });
      enqueue.sendTo('device', told);
    }),
    refuseGuest: enqueueActions(({ context, enqueue }, told: Extract<DeviceEvent, { type: 'guest.refused' }>) => {
      const refusal = { wanted: told.change, error: told.error };
      const { skuUuid } = told.change;
      enqueue.assign({ refusals: { ...context.refusals, [skuUuid]: refusal } });
      enqueue.emit({ type: 'line.refused', skuUuid, ...refusal });
    }),
    refuseCount: enqueueActions(({ context, enqueue }, event: QuantityEvent) => {
      const { skuUuid } = event;
      const refusal = { wanted: toChange(context, event), error: notPieces };
      enqueue.assign({ refusals: { ...context.refusals, [skuUuid]: refusal } });
      enqueue.emit({ type: 'line.refused', skuUuid, ...refusal });
    }),
    change: enqueueActions(({ context, enqueue }, { changes }: { changes: readonly CartChange[] }) => {
      for (const change of changes) {
        const { skuUuid } = change;
        const kept = keptOf(context).intents.filter((intent) => 'skuUuid' in intent && intent.skuUuid === skuUuid);
        if (!(skuUuid in context.lines))
          enqueue.assign({
            lines: ({ context: { lines, createKey }, spawn }) => ({
              ...lines,
              [skuUuid]: spawn('cartLine', { id: `line.${skuUuid}`, input: { skuUuid, createKey } }),
            }),
          });
        enqueue.sendTo(`line.${skuUuid}`, { type: 'line.change', change, kept });
        enqueue.assign({
          refusals: ({ context: { refusals } }) => without(refusals, skuUuid),
          removed: ({ context: { removed } }) => (change.kind === 'add' ? without(removed, skuUuid) : removed),
        });
      }
    }),
    rememberRemoved: enqueueActions(({ context, enqueue }, { skuUuid }: { skuUuid: string }) => {
      const item = shownLine(context, skuUuid);
      const guest = context.guestLines.find((line) => line.skuUuid === skuUuid);
      const quantity = item?.quantity ?? guest?.quantity;
      if (quantity === undefined) return;
      const skus = shownCart(context)?.items.map((line) => line.skuUuid) ?? [];
      const above = skus.slice(0, Math.max(0, skus.indexOf(skuUuid)));
      // The server would refuse sold-out items, and more than are in stock.
      const left = item ? unitsLeft(item) : quantity;
      const line: RemovedLine = {
        skuUuid,
        quantity: Math.min(quantity, left),
        isSelected: item?.isSelected ?? true,
        ...(item && { product: productOfLine(item) }),
        above,
      };
      enqueue.assign({
        removed: left > 0 ? { ...context.removed, [skuUuid]: line } : without(context.removed, skuUuid),
        places: without(context.places, skuUuid),
      });
      enqueue.emit({ type: 'line.removed', skuUuid, item: item ?? null, isRestorable: left > 0 });
    }),
    rememberSaved: enqueueActions(({ context, enqueue }, { skuUuid }: { skuUuid: string }) => {
      const item = shownLine(context, skuUuid);
      if (!item) return;
      const skus = shownCart(context)?.items.map((line) => line.skuUuid) ?? [];
      // A line that is moved back returns to its position.
      enqueue.assign({ places: { ...context.places, [skuUuid]: skus.slice(0, skus.indexOf(skuUuid)) } });
      enqueue.emit({ type: 'line.saved', skuUuid, item, isMovable: unitsLeft(item) > 0 });
    }),
    emitMoved: enqueueActions(({ context, enqueue }, units: SavedUnits) => {
      const { skuUuid } = units;
      const item = shownSavedLine(context, skuUuid);
      if (!item) return;
      const asked = Math.min(units.quantity ?? item.quantity, item.quantity);
      enqueue.emit({ type: 'saved.moved', skuUuid, item, asked, quantity: movableUnits(context, units) });
    }),
    emitNotMoved: enqueueActions(({ context, enqueue }, { skuUuid }: { skuUuid: string }) => {
      const item = shownSavedLine(context, skuUuid);
      if (!item) return;
      const inCart = shownLine(context, skuUuid)?.quantity ?? 0;
      const verdict = checkQuantity({ asked: item.quantity, inCart, stock: item.stock, limit: item.limit });
      if (!verdict.ok) enqueue.emit({ type: 'line.limited', skuUuid, refusal: verdict });
    }),
    rememberRemovedSaved: enqueueActions(({ context, enqueue }, { skuUuid }: { skuUuid: string }) => {
      const item = shownSavedLine(context, skuUuid);
      if (!item) return;
      enqueue.assign({ removedSaved: { ...context.removedSaved, [skuUuid]: { item, isRestorable: true } } });
      enqueue.emit({ type: 'saved.removed', skuUuid, item });
    }),
    endSavedUndo: assign(({ context: { removedSaved } }, { skuUuid }: { skuUuid: string }) => {
      const line = removedSaved[skuUuid];
      return line ? { removedSaved: { ...removedSaved, [skuUuid]: { ...line, isRestorable: false } } } : {};
    }),
    rememberPlace: assign(({ context: { removed, places } }, { skuUuid }: { skuUuid: string }) => ({
      places: { ...places, [skuUuid]: removed[skuUuid]?.above ?? [] },
    })),
    forget: assign(({ context: { removed, refusals } }, { skuUuid }: { skuUuid: string }) => ({
      removed: without(removed, skuUuid),
      refusals: without(refusals, skuUuid),
    })),
    finishLine: enqueueActions(({ context, enqueue }, { skuUuid, refused, error }: CartLineOutput) => {
      enqueue.assign({ lines: without(context.lines, skuUuid) });
      if (!refused || !error) return;
      const refusal = { wanted: refused, error };
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
    tellLimit: emit(({ context }, wanted: WantedLine): CartEmitted => {
      const refusal = limitOf(context, wanted);
      if (!refusal) throw new RangeError('There is no limit to tell.');
      return { type: 'line.limited', skuUuid: wanted.skuUuid, refusal };
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
    tellReplayed: emit(
      (_, { conflicts, left }: ReplayReport): CartEmitted => ({ type: 'cart.replayed', conflicts, left }),
    ),
  },
  delays: { replayAgain: ({ context }) => Math.max(REPLAY_AGAIN, askedToWait(context.mergeError)) },
});

/** Refuses an invalid quantity without a request. */
export const refuseCount = {
  guard: { type: 'isNoCount', params: ({ event }: { event: QuantityEvent }) => event },
  actions: { type: 'refuseCount', params: ({ event }: { event: QuantityEvent }) => event },
} as const;
