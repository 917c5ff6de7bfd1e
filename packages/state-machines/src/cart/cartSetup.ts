import type { Cart } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import type { CartChange, ReplayReport } from '@mallard/domain/intents';
import { checkQuantity, type QuantityRefusal } from '@mallard/domain/rules';
import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { notProvided } from '../actors/notProvided.ts';
import { cartActors, type GuestChanged } from './cartActors.ts';
import type { CartLineOutput } from './cartLineMachine.ts';
import type {
  CartContext,
  CartEmitted,
  CartEvent,
  CartInput,
  DeviceEvent,
  GuestMerge,
  RemovedLine,
  ToldLog,
} from './cartTypes.ts';
import { keptOf, shownCart, shownLine } from './shownCart.ts';

/** Milliseconds after which what still waits is sent again, although nothing has changed. */
export const REPLAY_AGAIN = 30_000;

/** What nobody knows before somebody has said whose cart it is. */
export const nobodysCart = {
  cart: null,
  lines: {},
  removed: {},
  refusals: {},
  error: null,
} satisfies Partial<CartContext>;

type ChangeEvent = Extract<CartEvent, { type: 'line.add' | 'line.set' | 'line.remove' }>;

/** What the shopper's event comes to, by the line as it is at the server. */
function toChange({ cart }: Pick<CartContext, 'cart'>, event: ChangeEvent): CartChange {
  const { type: _, ...wanted } = event;
  const lineId = cart?.items.find(({ skuUuid }) => skuUuid === event.skuUuid)?.id ?? null;
  switch (event.type) {
    case 'line.add':
      return { kind: 'add', ...wanted, quantity: event.quantity };
    case 'line.set':
      return { kind: 'set', ...wanted, lineId };
    case 'line.remove':
      return { kind: 'remove', skuUuid: event.skuUuid, lineId };
  }
}

/** Why so many pieces cannot be had; `null` where they can, or nothing is known of the line. */
function limitOf(context: CartContext, { skuUuid, quantity }: WantedLine): QuantityRefusal | null {
  const line = shownLine(context, skuUuid);
  if (!line || quantity === undefined) return null;
  const verdict = checkQuantity({ asked: quantity, inCart: 0, stock: line.stock, limit: line.limit });
  return verdict.ok ? null : verdict;
}

/** How many pieces of a line are wanted, if that is what changes. */
export interface WantedLine {
  skuUuid: string;
  quantity?: number;
}

function isShopper({ userUuid }: Pick<CartContext, 'userUuid'>): boolean {
  return typeof userUuid === 'string';
}

function without<T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> {
  const { [name]: _, ...others } = record;
  return others;
}

function selectable(context: CartContext, isSelected: boolean): CartChange[] {
  const items = shownCart(context)?.items ?? [];
  const isBuyable = (status: string) => status === 'available' || status === 'insufficient';
  return items
    .filter((item) => isBuyable(item.status) && item.isSelected !== isSelected)
    .map(({ skuUuid }) => toChange(context, { type: 'line.set', skuUuid, isSelected }));
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
    isLeft: ({ context: { userUuid } }, log: ToldLog) => keptOf({ log, userUuid }).intents.length > 0,
    isStillLeft: ({ context }) => keptOf(context).intents.length > 0,
    hasGuestLines: ({ context }) => context.guestLines.length > 0,
    isBackToMerge: ({ context }, { isOnline }: { isOnline: boolean }) => isOnline && context.guestLines.length > 0,
    isShown: ({ context }, { skuUuid }: { skuUuid: string }) => shownLine(context, skuUuid) !== undefined,
    isPossible: ({ context }, wanted: WantedLine) =>
      shownLine(context, wanted.skuUuid) !== undefined && limitOf(context, wanted) === null,
    isRemoved: ({ context }, { skuUuid }: { skuUuid: string }) => skuUuid in context.removed,
    isMerged: (_, { merge }: { merge: GuestMerge | null }) => merge !== null,
  },
  actions: {
    keepOwner: enqueueActions(({ context, enqueue }, { userUuid }: { userUuid: string | null }) => {
      for (const line of Object.values(context.lines)) enqueue.stopChild(line);
      enqueue.assign({ ...nobodysCart, userUuid });
    }),
    keepGuestLines: assign((_, { lines }: Extract<DeviceEvent, { type: 'guest.changed' }>) => ({ guestLines: lines })),
    keepLog: assign((_, { userUuid, intents, conflicts }: ToldLog) => ({ log: { userUuid, intents, conflicts } })),
    // Answers may overtake one another: the cart's version says which is the latest.
    keepCart: assign(({ context }, { cart }: { cart: Cart | null }) =>
      cart === null || cart.version < (context.cart?.version ?? 0) ? {} : { cart, error: null },
    ),
    keepError: assign((_, { error }: { error: ApiError }) => ({ error })),
    changeGuestCart: sendTo(
      'device',
      ({ context }, event: ChangeEvent): GuestChanged => ({ type: 'guest.change', change: toChange(context, event) }),
    ),
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
      const line: RemovedLine = { skuUuid, quantity, isSelected: item?.isSelected ?? true };
      enqueue.assign({ removed: { ...context.removed, [skuUuid]: line } });
      enqueue.emit({ type: 'line.removed', skuUuid, item: item ?? null });
    }),
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
      });
      enqueue.emit({ type: 'line.refused', skuUuid, ...refusal });
      // What the server has instead may be something else than what is known here.
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
    tellMerged: emit((_, { clamped }: Pick<GuestMerge, 'clamped'>): CartEmitted => ({ type: 'cart.merged', clamped })),
    tellMergeFailed: emit((_, { error }: { error: ApiError }): CartEmitted => ({ type: 'cart.mergeFailed', error })),
    tellReplayed: emit(
      (_, { conflicts, left }: ReplayReport): CartEmitted => ({ type: 'cart.replayed', conflicts, left }),
    ),
  },
  delays: { replayAgain: REPLAY_AGAIN },
});

/** The changes that an event about several lines comes to. */
export const changesOf = {
  select: ({ context, event }: { context: CartContext; event: { isSelected: boolean } }) => ({
    changes: selectable(context, event.isSelected),
  }),
  one: ({ context, event }: { context: CartContext; event: ChangeEvent }) => ({ changes: [toChange(context, event)] }),
  remove: ({ context, event }: { context: CartContext; event: { skuUuids: readonly string[] } }) => ({
    changes: event.skuUuids
      .filter((skuUuid) => shownLine(context, skuUuid))
      .map((skuUuid) => toChange(context, { type: 'line.remove', skuUuid })),
  }),
  restore: ({ context, event }: { context: CartContext; event: { skuUuid: string } }) => {
    const line = context.removed[event.skuUuid];
    return { changes: line ? [{ kind: 'add' as const, ...line }] : [] };
  },
};
