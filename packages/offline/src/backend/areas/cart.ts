import {
  addSavedItem,
  addToCart,
  batchAddToCart,
  batchDeleteCartItems,
  type Cart,
  clearCart,
  deleteCartItem,
  deleteSavedItem,
  getCart,
  getCartCount,
  moveToCart,
  saveForLater,
  updateCartItem,
} from '@mallard/domain/contract';
import { refuse } from '@mallard/domain/serving';
import {
  handleAndRespond,
  handleMember,
  type OfflineCall,
  type OfflineRoute,
  type SignedInUser,
} from '../calls/offlineCall.ts';
import { addLine, changeCart, mergeIntoCart } from '../cart/cartLines.ts';
import { readCart } from '../cart/readCart.ts';
import { addSavedLine, deleteSavedLine, moveSavedLine, saveLine } from '../cart/savedLines.ts';
import { assertBuyable } from '../inventory/demand.ts';

export const cartRoutes: OfflineRoute[] = [
  handleMember(getCart, (_request, call) => readCart(call)),
  handleMember(getCartCount, (_request, call) => ({ unitCount: readCart(call).unitCount })),
  handleAndRespond(addToCart, ({ body }, call) => addLine(call, call.caller.user.id, body), respondWithCart),
  handleAndRespond(
    batchAddToCart,
    ({ body }, call) => ({ clamped: mergeIntoCart(call, call.caller.user.id, body.items) }),
    ({ clamped }, call) => ({ cart: readCart(call), clamped }),
  ),
  handleAndRespond(updateCartItem, ({ params, body }, call) => changeLine(call, params.id, body), respondWithCart),
  handleAndRespond(deleteCartItem, ({ params }, call) => removeLines(call, [params.id]), respondWithCart),
  handleAndRespond(batchDeleteCartItems, ({ body }, call) => removeLines(call, body.ids), respondWithCart),
  handleMember(clearCart, (_request, call) => {
    changeCart(call, call.caller.user.id).lines = [];
    return null;
  }),
  handleAndRespond(
    saveForLater,
    ({ body }, call) => saveLine(call, call.caller.user.id, body.skuUuid),
    respondWithCart,
  ),
  handleAndRespond(
    addSavedItem,
    ({ body }, call) => addSavedLine(call, call.caller.user.id, body.skuUuid, body.quantity),
    respondWithCart,
  ),
  handleAndRespond(
    moveToCart,
    ({ body }, call) => ({ clamped: moveSavedLine(call, call.caller.user.id, body) }),
    ({ clamped }, call) => ({ cart: readCart(call), clamped }),
  ),
  handleAndRespond(
    deleteSavedItem,
    ({ params }, call) => deleteSavedLine(call, call.caller.user.id, params.skuUuid),
    respondWithCart,
  ),
];

function respondWithCart(_: unknown, call: OfflineCall<SignedInUser>): Cart {
  return readCart(call);
}

/** @throws {Refusal} NOT_FOUND, OUT_OF_STOCK or PURCHASE_LIMIT */
function changeLine(
  call: OfflineCall<SignedInUser>,
  id: string,
  change: { quantity?: number | undefined; isSelected?: boolean | undefined },
): void {
  const line = changeCart(call, call.caller.user.id).lines.find((line) => line.id === id);
  const sku = line && call.catalog.sku(line.skuId);
  if (!line || !sku) throw refuse.notFound();
  const { quantity = line.quantity, isSelected = line.isSelected } = change;
  if (change.quantity !== undefined) assertBuyable(call, sku, quantity, 0);
  Object.assign(line, { quantity, isSelected });
}

/** Removes lines; unknown ids are ignored. */
function removeLines(call: OfflineCall<SignedInUser>, ids: readonly string[]): void {
  const cart = changeCart(call, call.caller.user.id);
  cart.lines = cart.lines.filter(({ id }) => !ids.includes(id));
}
