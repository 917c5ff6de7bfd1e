import type { Cart, CartItem } from '@mallard/domain/contract';
import { cartTotals, MAX_QUANTITY, quantityLimit } from '@mallard/domain/rules';
import {
  type CartChange,
  isCartChange,
  isSavedChange,
  type LineChange,
  type LineProduct,
  type QueuedCartChange,
  type SavedChange,
} from './cartChange.ts';

/**
 * Converts a change to its form in the queue.
 *
 * @param id its idempotency key
 */
export function toQueued(change: CartChange, id: string): QueuedCartChange {
  const unsent = { id, isSent: false };
  return change.kind === 'add' ? { isSelected: true, isWhole: false, ...change, ...unsent } : { ...change, ...unsent };
}

/**
 * Adds a change to a queue and merges it with waiting changes of the same line. Added units are summed up, an absolute quantity
 * replaces earlier additions and quantities, and a removal replaces both. Sent changes stay as they are, because the server may have
 * them. So a line has at most one waiting removal or quantity, followed by at most one addition.
 *
 * A line that only this device has consists of additions: setting it replaces them, removing it cancels them.
 *
 * Changes of saved lines are not merged. They stay behind the waiting changes of their SKU, and later changes are not merged across
 * them, because they may be about another line.
 *
 * @param queue with queued changes of other kinds, which stay as they are
 * @param id    of the queued change that the change is part of from now on, and its idempotency key
 */
export function foldCartChange<Other extends object>(
  queue: readonly (QueuedCartChange | Other)[],
  change: CartChange,
  id: string,
): (QueuedCartChange | Other)[] {
  if (isSavedChange(change)) return [...queue, toQueued(change, id)];
  const isOfLine = (queued: QueuedCartChange | Other): queued is QueuedCartChange =>
    isCartChange(queued) && queued.skuUuid === change.skuUuid;
  const barrier = queue.findLastIndex((queued) => isOfLine(queued) && isSavedChange(queued));
  const waiting = queue.filter((queued, index) => index > barrier && isOfLine(queued) && !queued.isSent);
  const otherChanges = queue.filter((queued) => !waiting.includes(queued));
  const sent = otherChanges.filter(isOfLine);
  // The line that the user sees is not the server's any more once that one is to be removed or saved.
  const isReplaced = sent.some(({ kind }) => kind === 'remove' || kind === 'save');
  const normalizedChange = change.kind === 'add' || !isReplaced ? change : { ...change, lineId: null };
  return [
    ...otherChanges,
    ...foldLine(waiting.filter(isOfLine), normalizedChange, { id, isOnServer: isOnServer(sent, change) }),
  ];
}

/** Whether the server has a line of it once everything that was sent has arrived. */
function isOnServer(sent: readonly QueuedCartChange[], change: LineChange): boolean {
  const last = sent.findLast(({ kind }) => kind !== 'addSaved' && kind !== 'deleteSaved');
  if (last) return last.kind !== 'remove' && last.kind !== 'save';
  return change.kind !== 'add' && change.lineId !== null;
}

function foldLine(
  waiting: readonly QueuedCartChange[],
  change: LineChange,
  { id, isOnServer }: { id: string; isOnServer: boolean },
): QueuedCartChange[] {
  const added = waiting.find((queued) => queued.kind === 'add');
  const before = waiting.filter((queued) => queued !== added);
  const removal = waiting.find(({ kind }) => kind === 'remove');
  switch (change.kind) {
    case 'add':
      return [...before, added ? addMore(added, change, id) : toQueued(change, id)];
    case 'remove':
      if (removal) return [{ ...removal, id }];
      return isOnServer ? [toQueued(change, id)] : [];
    case 'set': {
      const { kind: _kind, skuUuid: _sku, lineId: _line, ...requested } = change;
      const isOwnLine = removal !== undefined || !isOnServer;
      if (added && (isOwnLine || requested.quantity === undefined)) return [...before, { ...added, ...requested, id }];
      if (removal) return [removal];
      const [set] = before;
      const selection = added ? { isSelected: added.isSelected ?? true } : {};
      return [{ ...toQueued(change, id), ...set, ...selection, ...requested, id } as QueuedCartChange];
    }
  }
}

type QueuedAdd = Extract<QueuedCartChange, { kind: 'add' }>;

function addMore(added: QueuedAdd, change: Extract<LineChange, { kind: 'add' }>, id: string): QueuedAdd {
  const quantity = Math.min(added.quantity + change.quantity, MAX_QUANTITY);
  const product = change.product ?? added.product;
  return { ...added, id, quantity, isSelected: change.isSelected ?? true, ...(product && { product }) };
}

/** Returns a changed line with its new status. */
export function changeItem(item: CartItem, change: { quantity?: number; isSelected?: boolean }): CartItem {
  const { quantity = item.quantity, isSelected = item.isSelected } = change;
  const isShort = item.status === 'insufficient' || item.status === 'available';
  const isEnough = quantity <= quantityLimit(item.stock, item.limit);
  return { ...item, quantity, isSelected, status: isShort ? (isEnough ? 'available' : 'insufficient') : item.status };
}

/**
 * Returns the server's cart with all pending changes applied. Prices and stock are the server's; new lines come first.
 *
 * @param cachedProductOf returns the latest product data of a SKU. Without it, a line that is not in the cart shows the
 *   data stored with its addition; without either, its units are only counted.
 */
export function cartWithIntents(
  cart: Cart,
  queue: readonly (QueuedCartChange | { id: string; kind: string })[],
  cachedProductOf: (skuUuid: string) => LineProduct | undefined = () => undefined,
): Cart {
  const changes = queue.filter(isCartChange);
  if (changes.length === 0) return cart;
  const unknown = new Map<string, number>();
  let items: readonly CartItem[] = cart.items;
  let { saved } = cart;
  for (const change of changes) {
    const { skuUuid } = change;
    if (isSavedChange(change)) {
      if (change.kind === 'save') unknown.delete(skuUuid);
      ({ items, saved } = changeSaved({ items, saved }, change, cachedProductOf));
      continue;
    }
    const line = items.find((item) => item.skuUuid === skuUuid);
    const replaceBy = (next: CartItem) => items.map((item) => (item === line ? next : item));
    if (change.kind === 'remove') {
      items = items.filter((item) => item !== line);
      unknown.delete(skuUuid);
    } else if (change.kind === 'set') {
      const { lineId } = change;
      if (line && (lineId === null || lineId === line.id)) items = replaceBy(changeItem(line, change));
    } else if (line) {
      const { isSelected = true } = change;
      items = replaceBy(changeItem(line, { isSelected, quantity: line.quantity + change.quantity }));
    } else {
      const product = cachedProductOf(skuUuid) ?? change.product;
      if (product) items = [toItem(product, { isSelected: true, ...change }), ...items];
      else unknown.set(skuUuid, (unknown.get(skuUuid) ?? 0) + change.quantity);
    }
  }
  const totals = cartTotals(items);
  const uncounted = [...unknown.values()].reduce((sum, pieces) => sum + pieces, 0);
  return { ...cart, items: [...items], saved, ...totals, unitCount: totals.unitCount + uncounted };
}

interface Lists {
  items: readonly CartItem[];
  saved: CartItem[];
}

function changeSaved(
  { items, saved }: Lists,
  change: SavedChange,
  cachedProductOf: (skuUuid: string) => LineProduct | undefined,
) {
  const isOfSku = ({ skuUuid }: CartItem) => skuUuid === change.skuUuid;
  const isOther = (item: CartItem) => !isOfSku(item);
  const line = items.find(isOfSku);
  const savedLine = saved.find(isOfSku);
  switch (change.kind) {
    case 'save':
      return { items: items.filter(isOther), saved: line ? addToSaved(saved, line) : saved };
    case 'moveToCart': {
      if (!savedLine) return { items, saved };
      const { isSelected = true } = change;
      const quantity = Math.min(change.quantity, savedLine.quantity);
      const left = savedLine.quantity - quantity;
      const moved = line
        ? items.map((item) =>
            item === line ? changeItem(line, { quantity: line.quantity + quantity, isSelected }) : item,
          )
        : [changeItem({ ...savedLine, addedPrice: savedLine.price }, { quantity, isSelected }), ...items];
      const reducedLines = saved.map((item) => (item === savedLine ? changeItem(savedLine, { quantity: left }) : item));
      return { items: moved, saved: left > 0 ? reducedLines : saved.filter(isOther) };
    }
    case 'addSaved': {
      const { skuUuid, quantity } = change;
      const existingLine = savedLine ?? line;
      const product = cachedProductOf(skuUuid) ?? change.product;
      const fresh = product && toItem(product, { id: skuUuid, quantity, isSelected: false });
      const added = existingLine ? { ...existingLine, quantity } : fresh;
      return { items, saved: added ? addToSaved(saved, added) : saved };
    }
    case 'deleteSaved':
      return { items, saved: saved.filter(isOther) };
  }
}

/** Returns the saved lines with one more line; a line of the same SKU gets more units. */
function addToSaved(saved: CartItem[], line: CartItem): CartItem[] {
  const existingLine = saved.find(({ skuUuid }) => skuUuid === line.skuUuid);
  const addedPrice = line.price;
  if (!existingLine) return [{ ...line, isSelected: false, addedPrice }, ...saved];
  const quantity = Math.min(existingLine.quantity + line.quantity, MAX_QUANTITY);
  return saved.map((item) =>
    item === existingLine ? changeItem({ ...existingLine, addedPrice }, { quantity }) : item,
  );
}

function toItem(
  product: LineProduct,
  { id, quantity, isSelected }: Pick<CartItem, 'id' | 'quantity' | 'isSelected'>,
): CartItem {
  const status = product.stock === 0 ? 'soldOut' : 'available';
  return changeItem({ ...product, id, quantity, isSelected, addedPrice: product.price, status }, {});
}
