import type { Cart, CartItem } from '@mallard/domain/contract';
import { isRefusal } from '@mallard/domain/errors';
import { quantityLimit, type SkuLine } from '@mallard/domain/rules';
import { cartWithIntents, type Intent } from '@mallard/offline/queue';
import type { CartContext, CartLineActor, ToldLog } from './cartTypes.ts';

const EMPTY: Cart = {
  version: 0,
  items: [],
  saved: [],
  unitCount: 0,
  selectedGoods: 0 as Cart['selectedGoods'],
  selectedUnits: 0,
};

const NOTHING_KEPT: Pick<ToldLog, 'intents' | 'conflicts'> = { intents: [], conflicts: [] };

/** What the device keeps for the shopper who is signed in. */
export function keptOf({
  log,
  userUuid,
}: Pick<CartContext, 'log' | 'userUuid'>): Pick<ToldLog, 'intents' | 'conflicts'> {
  return log !== null && log.userUuid === userUuid ? log : NOTHING_KEPT;
}

/** Everything that the server may not know yet, oldest first; a write under way may stand in the device's log, too. */
export function unansweredOf(context: CartContext): Intent[] {
  const { intents } = keptOf(context);
  const logged = new Set(intents.map(({ id }) => id));
  const written = Object.values(context.lines).flatMap(writtenBy);
  return [...intents, ...written.filter(({ id }) => !logged.has(id))];
}

function writtenBy(line: CartLineActor): readonly Intent[] {
  const snapshot = line.getSnapshot();
  // What stands in for a line's machine, as in tests, writes nothing.
  return 'context' in snapshot ? snapshot.context.intents : [];
}

/** The cart as the shopper sees it: the server's, and everything that waits, on top; `null` until it is known. */
export function shownCart(context: CartContext): Cart | null {
  const shown = orderedCart(context);
  if (!shown || Object.keys(context.places).length === 0) return shown;
  return { ...shown, items: putBack(shown.items, context.places) };
}

/** Lines in the server's order, but those that were put back in their places. */
function putBack(items: CartItem[], places: CartContext['places']): CartItem[] {
  return Object.entries(places).reduce((lines, [skuUuid, above]) => {
    const line = lines.find((item) => item.skuUuid === skuUuid);
    if (!line) return lines;
    const others = lines.filter((item) => item !== line);
    const place = others.reduce((last, item, index) => (above.includes(item.skuUuid) ? index + 1 : last), 0);
    return [...others.slice(0, place), line, ...others.slice(place)];
  }, items);
}

function orderedCart(context: CartContext): Cart | null {
  const { userUuid, cart, guestLines, goodsOf } = context;
  if (userUuid === undefined) return null;
  if (userUuid === null) return cartWithIntents(EMPTY, guestLines.map(toIntent), goodsOf);
  if (cart === null) return null;
  const shown = cartWithIntents(cart, unansweredOf(context), goodsOf);
  // A visitor's lines count until they are merged, and are not shown beside the account's.
  const unmerged = unmergedLines(context, cart).reduce((sum, { quantity }) => sum + quantity, 0);
  return unmerged === 0 ? shown : { ...shown, unitCount: shown.unitCount + unmerged };
}

/** A visitor's lines that the account's cart does not hold; of one whose merge nobody has answered, it may hold them already. */
function unmergedLines({ guestLines, mergeError }: CartContext, { items }: Cart): readonly SkuLine[] {
  if (mergeError === null || isRefusal(mergeError)) return guestLines;
  return guestLines.filter((line) => items.every(({ skuUuid }) => skuUuid !== line.skuUuid));
}

/** A line as the shopper sees it. */
export function shownLine(context: CartContext, skuUuid: string): CartItem | undefined {
  return shownCart(context)?.items.find((item) => item.skuUuid === skuUuid);
}

/** A line saved for later as the shopper sees it. */
export function shownSavedLine(context: CartContext, skuUuid: string): CartItem | undefined {
  return shownCart(context)?.saved.find((item) => item.skuUuid === skuUuid);
}

/** Units of a line that could be put in again. */
export function unitsLeft({ status, stock, limit }: CartItem): number {
  return status === 'offSale' || status === 'soldOut' ? 0 : quantityLimit(stock, limit);
}

/** What is to be moved from the saved lines to the cart. */
export interface SavedUnits {
  skuUuid: string;
  /** @default all units of the line */
  quantity?: number;
  /** @default true */
  isSelected?: boolean;
}

/** Units of a saved line that fit into the cart, beside those that it holds of the same SKU. */
export function movableUnits(
  context: CartContext,
  { skuUuid, quantity = Number.POSITIVE_INFINITY }: SavedUnits,
): number {
  const line = shownSavedLine(context, skuUuid);
  if (!line) return 0;
  const inCart = shownLine(context, skuUuid)?.quantity ?? 0;
  return Math.max(0, Math.min(quantity, line.quantity, unitsLeft(line) - inCart));
}

function toIntent({ skuUuid, quantity }: SkuLine): Intent {
  return { kind: 'add', id: skuUuid, skuUuid, quantity, isSelected: true, isSent: false, isWhole: false };
}
