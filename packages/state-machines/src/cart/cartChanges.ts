import { type CartChange, type LineChange, type LineProduct, productOfLine } from '@mallard/offline/queue';
import type { CartContext, CartEvent } from './cartTypes.ts';
import {
  movableUnits,
  optimisticCart,
  optimisticLine,
  optimisticSavedLine,
  type SavedUnits,
} from './optimisticCart.ts';

/** Events that change one line. */
export type ChangeEvent = Extract<CartEvent, { type: 'line.add' | 'line.set' | 'line.remove' }>;
/** Events with a quantity. */
export type QuantityEvent = Exclude<ChangeEvent, { type: 'line.remove' }>;

/** Converts an event to a change of the line at the server. */
export function toChange({ cart }: Pick<CartContext, 'cart'>, event: ChangeEvent): LineChange {
  const { type: _, ...fields } = event;
  const lineId = cart?.items.find(({ skuUuid }) => skuUuid === event.skuUuid)?.id ?? null;
  switch (event.type) {
    case 'line.add':
      return { kind: 'add', ...fields, quantity: event.quantity };
    case 'line.set':
      return { kind: 'set', ...fields, lineId };
    case 'line.remove':
      return { kind: 'remove', skuUuid: event.skuUuid, lineId };
  }
}

/** Returns the product data to store with an addition: the latest, or that of a line the shopper sees. */
function productData(context: CartContext, skuUuid: string): { product?: LineProduct } {
  const line = optimisticLine(context, skuUuid) ?? optimisticSavedLine(context, skuUuid);
  const product = context.cachedProductOf(skuUuid) ?? (line && productOfLine(line));
  return product ? { product } : {};
}

function selectable(context: CartContext, isSelected: boolean): CartChange[] {
  const items = optimisticCart(context)?.items ?? [];
  const isBuyable = (status: string) => status === 'available' || status === 'insufficient';
  return items
    .filter((item) => isBuyable(item.status) && item.isSelected !== isSelected)
    .map(({ skuUuid }) => toChange(context, { type: 'line.set', skuUuid, isSelected }));
}

/** Converts events about several lines to changes of each. */
export const changesOf = {
  select: ({ context, event }: { context: CartContext; event: { isSelected: boolean } }) => ({
    changes: selectable(context, event.isSelected),
  }),
  one: ({ context, event }: { context: CartContext; event: ChangeEvent }) => {
    const change = toChange(context, event);
    return { changes: [change.kind === 'add' ? { ...change, ...productData(context, event.skuUuid) } : change] };
  },
  remove: ({ context, event }: { context: CartContext; event: { skuUuids: readonly string[] } }) => ({
    changes: event.skuUuids
      .filter((skuUuid) => optimisticLine(context, skuUuid))
      .map((skuUuid) => toChange(context, { type: 'line.remove', skuUuid })),
  }),
  restore: ({ context, event }: { context: CartContext; event: { skuUuid: string } }) => {
    const line = context.removed[event.skuUuid];
    if (!line) return { changes: [] };
    const { above: _, ...fields } = line;
    return { changes: [{ kind: 'add' as const, ...fields }] };
  },
  save: ({ event: { skuUuid } }: { event: { skuUuid: string } }) => ({ changes: [{ kind: 'save' as const, skuUuid }] }),
  moveSaved: ({ context, event }: { context: CartContext; event: SavedUnits }) => ({
    changes: [
      {
        kind: 'moveToCart' as const,
        skuUuid: event.skuUuid,
        quantity: movableUnits(context, event),
        isSelected: event.isSelected ?? true,
      },
    ],
  }),
  removeSaved: ({ event: { skuUuid } }: { event: { skuUuid: string } }) => ({
    changes: [{ kind: 'deleteSaved' as const, skuUuid }],
  }),
  restoreSaved: ({ context, event: { skuUuid } }: { context: CartContext; event: { skuUuid: string } }) => {
    const item = context.removedSaved[skuUuid]?.item;
    if (!item) return { changes: [] };
    return {
      changes: [{ kind: 'addSaved' as const, skuUuid, quantity: item.quantity, product: productOfLine(item) }],
    };
  },
};
