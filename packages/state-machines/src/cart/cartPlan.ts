import { networkError } from '@mallard/domain/errors';
import type { PlanOptions } from '../testing/planPaths.ts';
import type { CartContext } from './cartContext.ts';
import type { CartLineInput } from './cartLineMachine.ts';
import { ann, bob, cartWith, cartWithSaved, inputOf, itemOf, kettle, lineIdOf, mug, queuedAdd } from './cartSamples.ts';

/** Error of the server for too many units. */
export const outOfStock = { kind: 'Conflict', code: 'OUT_OF_STOCK', status: 409 } as const;
const set = { kind: 'set', skuUuid: mug, lineId: lineIdOf(mug), quantity: 2 } as const;

/** All events that can happen to the writes of a line, for path tests. */
export const cartLinePlan = {
  input: { skuUuid: mug, createKey: () => 'key' } satisfies CartLineInput,
  events: [
    { type: 'line.change', change: { kind: 'add', skuUuid: mug, quantity: 1, isSelected: true }, queued: [] },
    { type: 'line.change', change: set, queued: [] },
    { type: 'line.change', change: { kind: 'remove', skuUuid: mug, lineId: null }, queued: [] },
    { type: 'line.change', change: { kind: 'remove', skuUuid: mug, lineId: lineIdOf(mug) }, queued: [] },
    { type: 'line.change', change: { kind: 'save', skuUuid: mug }, queued: [] },
    { type: 'line.flush' },
    { type: 'xstate.done.actor.submit', output: undefined },
    { type: 'xstate.error.actor.submit', error: outOfStock },
    { type: 'xstate.after.debounceDelay.cartLine.debouncing' },
  ],
  // Additions and changes of saved lines would add up without end.
  canHappen: ({ context }, { change }) =>
    (change?.kind !== 'add' && change?.kind !== 'save') || context.intents.length === 0,
} satisfies PlanOptions;

const cart = cartWith(2, itemOf(mug));
const refused = { skuUuid: mug, refused: set, error: outOfStock };

/** All events that can happen to the cart machine, for path tests. */
export const cartPlan = {
  input: inputOf({ createKey: () => 'key' }),
  events: [
    { type: 'guest.changed', lines: [{ skuUuid: mug, quantity: 2 }] },
    { type: 'guest.changed', lines: [] },
    { type: 'intents.changed', userUuid: ann, intents: [queuedAdd(mug, 1)] },
    { type: 'intents.changed', userUuid: ann, intents: [] },
    { type: 'cart.changedElsewhere' },
    { type: 'cart.updated', cart },
    { type: 'cart.updated', cart: cartWithSaved(2, [itemOf(mug), itemOf(kettle, { status: 'soldOut', stock: 0 })]) },
    { type: 'owner.changed', userUuid: null },
    { type: 'owner.changed', userUuid: ann },
    { type: 'owner.changed', userUuid: bob },
    { type: 'network.changed', isOnline: true },
    { type: 'network.changed', isOnline: false },
    { type: 'line.add', skuUuid: mug, quantity: 1 },
    { type: 'line.add', skuUuid: mug, quantity: 0 },
    { type: 'line.set', skuUuid: mug, quantity: 3 },
    { type: 'line.set', skuUuid: mug, quantity: 6 },
    { type: 'line.set', skuUuid: mug, quantity: 0 },
    { type: 'line.remove', skuUuid: mug },
    { type: 'line.restore', skuUuid: mug },
    { type: 'line.forget', skuUuid: mug },
    { type: 'line.save', skuUuid: mug },
    { type: 'saved.move', skuUuid: mug },
    { type: 'saved.move', skuUuid: kettle },
    { type: 'line.unsave', skuUuid: mug, quantity: 1, isSelected: false },
    { type: 'line.unsave', skuUuid: kettle, quantity: 1, isSelected: true },
    { type: 'saved.remove', skuUuid: mug },
    { type: 'saved.restore', skuUuid: mug },
    { type: 'lines.remove', skuUuids: [mug] },
    { type: 'lines.select', isSelected: false },
    { type: 'cart.flush' },
    { type: 'cart.refresh' },
    { type: 'cart.replay' },
    { type: 'merge.dismiss' },
    { type: 'xstate.done.actor.readCart', output: cart },
    { type: 'xstate.error.actor.readCart', error: networkError() },
    { type: 'xstate.done.actor.rereadCart', output: cart },
    { type: 'xstate.error.actor.rereadCart', error: networkError() },
    { type: 'xstate.done.actor.mergeGuestCart', output: { cart, clamped: [], lines: [] } },
    { type: 'xstate.done.actor.mergeGuestCart', output: null },
    { type: 'xstate.error.actor.mergeGuestCart', error: networkError() },
    { type: 'xstate.done.actor.remergeGuestCart', output: { cart, clamped: [], lines: [] } },
    { type: 'xstate.done.actor.remergeGuestCart', output: null },
    { type: 'xstate.error.actor.remergeGuestCart', error: networkError() },
    { type: 'xstate.done.actor.replay', output: { conflicts: [], left: 0, error: null } },
    { type: 'xstate.error.actor.replay', error: networkError() },
    { type: `xstate.done.actor.line.${mug}`, output: { skuUuid: mug, refused: null, error: null } },
    { type: `xstate.done.actor.line.${mug}`, output: refused },
    { type: 'xstate.after.replayAgain.cart.connection.unsent' },
  ],
  // Independent features need not be combined, which keeps the number of paths small.
  canHappen: ({ context, value }, { type, cart: updated }) => {
    const { lines, guestLines, log, mergeError } = context;
    if (type === `xstate.done.actor.line.${mug}`) return mug in lines;
    const isPlain = value.owner.shopper === 'shown' && value.connection === 'online' && !log && !guestLines[0];
    if (context.cart?.saved[0]) return /^saved\.|^line\.unsave/.test(type) && Object.keys(lines).length === 0;
    if (updated?.saved[0] && !isPlain) return false;
    if (type === 'line.unsave') return false;
    if (type === 'line.save') return isPlain && Object.keys(lines).length === 0;
    if (/^lines?\./.test(type)) return value.connection === 'online' && !guestLines[0];
    // Merged lines are gone: `guest.changed` must follow before anything else.
    if (guestLines[0] && value.owner.shopper === 'shown' && mergeError === null) return type === 'guest.changed';
    const isQuiet = [lines, context.removed, context.removedSaved].every((record) => Object.keys(record).length === 0);
    return isQuiet && (type !== 'guest.changed' || !log?.intents[0]) && (type !== 'intents.changed' || !guestLines[0]);
  },
  contextKey: ({ userUuid, cart: loaded, guestLines, log, lines, removed, removedSaved, mergeError }: CartContext) => [
    typeof userUuid,
    loaded === null,
    guestLines.length,
    log?.intents.length,
    Object.keys(lines),
    Object.keys(removed),
    Object.keys(removedSaved),
    loaded?.saved.length,
    mergeError === null,
  ],
} satisfies PlanOptions;
