import {
  addToCart,
  batchAddToCart,
  batchDeleteCartItems,
  clearCart,
  deleteCartItem,
  getCart,
  getCartCount,
  updateCartItem,
} from '../../contract/cart.ts';
import { refuse } from '../../serving/refuse.ts';
import { handleMember, type OfflineCall, type OfflineRoute, type SignedInUser } from '../calls/offlineCall.ts';
import { addLine, changeCart, mergeIntoCart } from '../cart/cartLines.ts';
import { readCart } from '../cart/readCart.ts';
import { assertBuyable } from '../goods/demand.ts';

export const cartRoutes: OfflineRoute[] = [
  handleMember(getCart, (_request, call) => readCart(call)),
  handleMember(getCartCount, (_request, call) => ({ unitCount: readCart(call).unitCount })),
  handleMember(addToCart, ({ body }, call) => {
    addLine(call, call.who.user.id, body);
    return readCart(call);
  }),
  handleMember(batchAddToCart, ({ body }, call) => {
    const clamped = mergeIntoCart(call, call.who.user.id, body.items);
    return { cart: readCart(call), clamped };
  }),
  handleMember(updateCartItem, ({ params, body }, call) => {
    const line = changeCart(call, call.who.user.id).lines.find(({ id }) => id === params.id);
    const sku = line && call.shelf.sku(line.skuId);
    if (!line || !sku) throw refuse.notFound();
    if (body.quantity !== undefined) assertBuyable(call, sku, body.quantity, 0);
    Object.assign(line, { quantity: body.quantity ?? line.quantity, isSelected: body.isSelected ?? line.isSelected });
    return readCart(call);
  }),
  handleMember(deleteCartItem, ({ params }, call) => takeOut(call, [params.id])),
  handleMember(batchDeleteCartItems, ({ body }, call) => takeOut(call, body.ids)),
  handleMember(clearCart, (_request, call) => {
    changeCart(call, call.who.user.id).lines = [];
    return null;
  }),
];

/** Takes lines out; ids of no line of this cart are passed over. */
function takeOut(call: OfflineCall<SignedInUser>, ids: readonly string[]) {
  const cart = changeCart(call, call.who.user.id);
  cart.lines = cart.lines.filter(({ id }) => !ids.includes(id));
  return readCart(call);
}
