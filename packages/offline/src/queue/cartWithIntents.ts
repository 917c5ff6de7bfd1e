import type { Cart, CartItem } from '@mallard/domain/contract';
import { cartTotals, MAX_QUANTITY, quantityLimit } from '@mallard/domain/rules';
import { isSavedChange, type SavedChange } from './intent.ts';
import type { Intent } from './intentState.ts';
import type { LineProduct } from './lineProduct.ts';

/** A line as the shopper has changed it; fewer pieces than are left, and allowed, can be bought again. */
export function changeItem(item: CartItem, change: { quantity?: number; isSelected?: boolean }): CartItem {
  const { quantity = item.quantity, isSelected = item.isSelected } = change;
  const isShort = item.status === 'insufficient' || item.status === 'available';
  const isEnough = quantity <= quantityLimit(item.stock, item.limit);
  return { ...item, quantity, isSelected, status: isShort ? (isEnough ? 'available' : 'insufficient') : item.status };
}

/**
 * The cart as the shopper sees it: the server's, with everything applied that it does not know yet. Prices and stock are the
 * server's last word; new lines come first.
 *
 * @param cachedProductOf returns the latest product data of a SKU. Where it has none, a line that is not in the cart shows the data stored
 * with its addition; without either, its units are only counted.
 */
export function cartWithIntents(
  cart: Cart,
  intents: readonly Intent[],
  cachedProductOf: (skuUuid: string) => LineProduct | undefined = () => undefined,
): Cart {
  const changes = intents.filter((intent) => intent.kind !== 'favorite');
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
      items = replaceBy(changeItem(line, { ...change, quantity: line.quantity + change.quantity }));
    } else {
      const goods = cachedProductOf(skuUuid) ?? change.product;
      if (goods) items = [toItem(goods, change), ...items];
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
      const rest = saved.map((item) => (item === savedLine ? changeItem(savedLine, { quantity: left }) : item));
      return { items: moved, saved: left > 0 ? rest : saved.filter(isOther) };
    }
    case 'addSaved': {
      const { skuUuid, quantity } = change;
      const known = savedLine ?? line;
      const goods = cachedProductOf(skuUuid) ?? change.product;
      const fresh = goods && toItem(goods, { id: skuUuid, quantity, isSelected: false });
      const added = known ? { ...known, quantity } : fresh;
      return { items, saved: added ? addToSaved(saved, added) : saved };
    }
    case 'deleteSaved':
      return { items, saved: saved.filter(isOther) };
  }
}

/** The saved lines with one more line; a line of the same SKU grows. */
function addToSaved(saved: CartItem[], line: CartItem): CartItem[] {
  const known = saved.find(({ skuUuid }) => skuUuid === line.skuUuid);
  const addedPrice = line.price;
  if (!known) return [{ ...line, isSelected: false, addedPrice }, ...saved];
  const quantity = Math.min(known.quantity + line.quantity, MAX_QUANTITY);
  return saved.map((item) => (item === known ? changeItem({ ...known, addedPrice }, { quantity }) : item));
}

function toItem(
  goods: LineProduct,
  { id, quantity, isSelected }: Pick<CartItem, 'id' | 'quantity' | 'isSelected'>,
): CartItem {
  const status = goods.stock === 0 ? 'soldOut' : 'available';
  return changeItem({ ...goods, id, quantity, isSelected, addedPrice: goods.price, status }, {});
}

/** The hearts that the shopper has pressed and the server may not know of: product to whether it is a favourite. */
export function wantedFavorites(intents: readonly Intent[]): ReadonlyMap<string, boolean> {
  return new Map(
    intents.flatMap((intent) => (intent.kind === 'favorite' ? [[intent.productUuid, intent.isFavorite] as const] : [])),
  );
}
