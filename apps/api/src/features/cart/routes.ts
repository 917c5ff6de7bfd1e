import {
  addSavedItem,
  addToCart,
  batchAddToCart,
  batchDeleteCartItems,
  clearCart,
  deleteCartItem,
  deleteSavedItem,
  getCart,
  getCartCount,
  moveToCart,
  saveForLater,
  updateCartItem,
} from '@mallard/domain/contract';
import { type Call, type CurrentUser, handleMember, type Route } from '../../http/handle.ts';
import { addLine, changeLine, countUnits, emptyCart, mergeIntoCart, readCart, removeLines } from './queries.ts';
import { addSavedLine, deleteSavedLine, moveSavedLine, saveLine } from './savedLines.ts';

/** Calls that return the cart: a repeated one returns the present cart. */
const returnsCart = {
  replay: (_request: unknown, { db, user, locale }: Call<CurrentUser>) => readCart(db, user.id, locale),
};

export const cartRoutes: Route[] = [
  handleMember(getCart, (_request, { db, user, locale }) => readCart(db, user.id, locale)),
  handleMember(getCartCount, async (_request, { db, user }) => ({ unitCount: await countUnits(db, user.id) })),
  handleMember(
    addToCart,
    async ({ body }, { db, user, now, locale }) => {
      await addLine(db, user.id, body, now);
      return readCart(db, user.id, locale);
    },
    returnsCart,
  ),
  handleMember(batchAddToCart, async ({ body }, { db, user, now, locale }) => {
    const clamped = await mergeIntoCart(db, user.id, body.items, now);
    return { cart: await readCart(db, user.id, locale), clamped };
  }),
  handleMember(updateCartItem, async ({ params, body }, { db, user, locale }) => {
    await changeLine(db, user.id, params.id, body);
    return readCart(db, user.id, locale);
  }),
  handleMember(deleteCartItem, async ({ params }, { db, user, locale }) => {
    await removeLines(db, user.id, [params.id]);
    return readCart(db, user.id, locale);
  }),
  handleMember(batchDeleteCartItems, async ({ body }, { db, user, locale }) => {
    await removeLines(db, user.id, body.ids);
    return readCart(db, user.id, locale);
  }),
  handleMember(clearCart, async (_request, { db, user }) => {
    await emptyCart(db, user.id);
    return null;
  }),
  handleMember(saveForLater, async ({ body }, { db, user, now, locale }) => {
    await saveLine(db, user.id, body.skuUuid, now);
    return readCart(db, user.id, locale);
  }),
  handleMember(addSavedItem, async ({ body }, { db, user, now, locale }) => {
    await addSavedLine(db, user.id, body, now);
    return readCart(db, user.id, locale);
  }),
  handleMember(moveToCart, async ({ body }, { db, user, now, locale }) => {
    const clamped = await moveSavedLine(db, user.id, body, now);
    return { cart: await readCart(db, user.id, locale), clamped };
  }),
  handleMember(deleteSavedItem, async ({ params }, { db, user, locale }) => {
    await deleteSavedLine(db, user.id, params.skuUuid);
    return readCart(db, user.id, locale);
  }),
];
