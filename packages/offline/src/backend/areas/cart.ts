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
  handleAndTell,
  handleMember,
  type OfflineCall,
  type OfflineRoute,
  type SignedInUser,
} from '../calls/offlineCall.ts';
import { addLine, changeCart, mergeIntoCart } from '../cart/cartLines.ts';
import { readCart } from '../cart/readCart.ts';
import { addSavedLine, deleteSavedLine, moveSavedLine, saveLine } from '../cart/savedLines.ts';
import { assertBuyable } from '../goods/demand.ts';

export const cartRoutes: OfflineRoute[] = [
  handleMember(getCart, (_request, call) => readCart(call)),
  handleMember(getCartCount, (_request, call) => ({ unitCount: readCart(call).unitCount })),
  handleAndTell(addToCart, ({ body }, call) => addLine(call, call.who.user.id, body), tellCart),
  handleAndTell(
    batchAddToCart,
    ({ body }, call) => ({ clamped: mergeIntoCart(call, call.who.user.id, body.items) }),
    ({ clamped }, call) => ({ cart: readCart(call), clamped }),
  ),
  handleAndTell(updateCartItem, ({ params, body }, call) => changeLine(call, params.id, body), tellCart),
  handleAndTell(deleteCartItem, ({ params }, call) => takeOut(call, [params.id]), tellCart),
  handleAndTell(batchDeleteCartItems, ({ body }, call) => takeOut(call, body.ids), tellCart),
  handleMember(clearCart, (_request, call) => {
    changeCart(call, call.who.user.id).lines = [];
    return null;
  }),
  handleAndTell(saveForLater, ({ body }, call) => saveLine(call, call.who.user.id, body.skuUuid), tellCart),
  handleAndTell(
    addSavedItem,
    ({ body }, call) => addSavedLine(call, call.who.user.id, body.skuUuid, body.quantity),
    tellCart,
  ),
  handleAndTell(
    moveToCart,
    ({ body }, call) => ({ clamped: moveSavedLine(call, call.who.user.id, body) }),
    ({ clamped }, call) => ({ cart: readCart(call), clamped }),
  ),
  handleAndTell(
    deleteSavedItem,
    ({ params }, call) => deleteSavedLine(call, call.who.user.id, params.skuUuid),
    tellCart,
  ),
];

function tellCart(_: unknown, call: OfflineCall<SignedInUser>): Cart {
  return readCart(call);
}

/** @throws {Refusal} NOT_FOUND, OUT_OF_STOCK or PURCHASE_LIMIT */
function changeLine(
  call: OfflineCall<SignedInUser>,
  id: string,
  wanted: { quantity?: number | undefined; isSelected?: boolean | undefined },
): void {
  const line = changeCart(call, call.who.user.id).lines.find((one) => one.id === id);
  const sku = line && call.shelf.sku(line.skuId);
  if (!line || !sku) throw refuse.notFound();
  const { quantity = line.quantity, isSelected = line.isSelected } = wanted;
  if (wanted.quantity !== undefined) assertBuyable(call, sku, quantity, 0);
  Object.assign(line, { quantity, isSelected });
}

/** Takes lines out; ids of no line of this cart are passed over. */
function takeOut(call: OfflineCall<SignedInUser>, ids: readonly string[]): void {
  const cart = changeCart(call, call.who.user.id);
  cart.lines = cart.lines.filter(({ id }) => !ids.includes(id));
}
