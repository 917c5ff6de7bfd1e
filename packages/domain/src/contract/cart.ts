import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { picture } from './media.ts';
import { amount, count, id, idParams, listOf, nothing, quantity, text } from './scalars.ts';

/** Maximum number of lines of a cart, and so of an order. */
export const MAX_CART_LINES = 200;

/** Maximum number of lines saved for later. */
export const MAX_SAVED_LINES = 100;

/** A chosen value with its names: `{ name: 'Colour', value: 'Bottle green' }`. */
export const chosenAttribute = v.object({ name: text(60), value: text(60) });

/** Whether a line can be bought now; `insufficient` means that its quantity exceeds stock or limit. */
export const lineStatuses = ['available', 'insufficient', 'soldOut', 'offSale'] as const;
export type LineStatus = (typeof lineStatuses)[number];

export const cartItem = v.object({
  id,
  productUuid: id,
  skuUuid: id,
  title: text(200),
  attributes: listOf(chosenAttribute, 6),
  /** The product's category and all its ancestors, for coupons. Optional, so that other back ends stay compatible. */
  categoryUuids: v.optional(listOf(id, 20)),
  image: picture,
  price: amount,
  originalPrice: v.nullable(amount),
  /** The price when it was added, to detect changes. */
  addedPrice: amount,
  quantity,
  /** Units that can be bought now. */
  stock: count,
  limit: count,
  isSelected: v.boolean(),
  status: v.picklist(lineStatuses),
});
export type CartItem = v.InferOutput<typeof cartItem>;

/** The whole cart, newest line first; every call that changes it returns it. `version` increases with each change. */
export const cart = v.object({
  version: count,
  items: listOf(cartItem, MAX_CART_LINES),
  /**
   * Lines saved for later, newest first; `addedPrice` is the price when the line was saved. They count for no total and
   * reserve no stock. Optional, so that back ends without this list stay compatible.
   */
  saved: v.optional(listOf(cartItem, MAX_SAVED_LINES), []),
  /** Units of all lines, without those saved for later: the number on the cart badge. */
  unitCount: count,
  /** Price of `selectedUnits` before discounts and shipping, like `goods` of an order's amounts. */
  selectedGoods: amount,
  /** Units of the selected lines that can be bought. */
  selectedUnits: count,
});
export type Cart = v.InferOutput<typeof cart>;

const clampedLine = v.object({ skuUuid: id, asked: quantity, kept: count });
const newLine = v.strictObject({ skuUuid: id, quantity, isSelected: v.optional(v.boolean(), true) });

const skuOnly = v.strictObject({ skuUuid: id });

export const getCart = defineEndpoint({
  name: 'getCart',
  area: 'cart',
  method: 'GET',
  path: '/api/cart',
  summary: 'The cart with current prices and stock.',
  access: 'member',
  owns: null,
  data: cart,
});

export const getCartCount = defineEndpoint({
  name: 'getCartCount',
  area: 'cart',
  method: 'GET',
  path: '/api/cart/count',
  summary: 'Number of units in the cart.',
  access: 'member',
  owns: null,
  budget: 'quick',
  data: v.object({ unitCount: count }),
});

export const addToCart = defineEndpoint({
  name: 'addToCart',
  area: 'cart',
  method: 'POST',
  path: '/api/cart/add',
  summary:
    'Adds units of a SKU, to its existing line if there is one. Rejects a quantity above stock or limit (409), with the remaining units.',
  access: 'member',
  owns: null,
  body: newLine,
  data: cart,
});

export const batchAddToCart = defineEndpoint({
  name: 'batchAddToCart',
  area: 'cart',
  method: 'POST',
  path: '/api/cart/batch-add',
  summary:
    'Merges the lines of a guest cart. Quantities that exceed stock or limit are lowered and named in `clamped`.',
  access: 'member',
  owns: null,
  body: v.strictObject({ items: listOf(newLine, MAX_CART_LINES, 1) }),
  data: v.object({ cart, clamped: listOf(clampedLine, MAX_CART_LINES) }),
});

export const updateCartItem = defineEndpoint({
  name: 'updateCartItem',
  area: 'cart',
  method: 'PUT',
  path: '/api/cart/update/:id',
  summary: 'Sets the quantity or the selection of a line.',
  access: 'member',
  // The values are absolute, but a late repetition would overwrite later changes of other tabs or devices.
  repeat: 'keyed',
  owns: { resource: 'cartItem', in: 'params', field: 'id' },
  params: idParams,
  body: v.strictObject({ quantity: v.optional(quantity), isSelected: v.optional(v.boolean()) }),
  data: cart,
});

export const deleteCartItem = defineEndpoint({
  name: 'deleteCartItem',
  area: 'cart',
  method: 'DELETE',
  path: '/api/cart/delete/:id',
  summary: 'Removes a line.',
  access: 'member',
  owns: { resource: 'cartItem', in: 'params', field: 'id' },
  params: idParams,
  data: cart,
});

export const batchDeleteCartItems = defineEndpoint({
  name: 'batchDeleteCartItems',
  area: 'cart',
  method: 'POST',
  path: '/api/cart/batch-delete',
  summary: 'Removes several lines. Ignores ids that are not in the cart.',
  access: 'member',
  owns: null,
  body: v.strictObject({ ids: listOf(id, MAX_CART_LINES, 1) }),
  data: cart,
});

export const clearCart = defineEndpoint({
  name: 'clearCart',
  area: 'cart',
  method: 'DELETE',
  path: '/api/cart/clear',
  summary: 'Empties the cart.',
  access: 'member',
  owns: null,
  data: nothing,
});

export const saveForLater = defineEndpoint({
  name: 'saveForLater',
  area: 'cart',
  method: 'POST',
  path: '/api/cart/saved/save',
  summary:
    'Moves the line of a SKU, with its whole quantity, from the cart to the lines saved for later, even if it is sold out. A saved line of the same SKU grows.',
  access: 'member',
  owns: null,
  body: skuOnly,
  data: cart,
});

export const addSavedItem = defineEndpoint({
  name: 'addSavedItem',
  area: 'cart',
  method: 'POST',
  path: '/api/cart/saved/add',
  summary: 'Saves units of a SKU for later without changing the cart, such as a saved line that was deleted.',
  access: 'member',
  owns: null,
  body: v.strictObject({ skuUuid: id, quantity }),
  data: cart,
});

export const moveToCart = defineEndpoint({
  name: 'moveToCart',
  area: 'cart',
  method: 'POST',
  path: '/api/cart/saved/move',
  summary:
    'Moves units of the saved line of a SKU to the cart, where a line of the same SKU grows: all of them, or `quantity` if that is less. What exceeds stock or limit stays saved and is named in `clamped`; if no unit fits, the call is refused (409).',
  access: 'member',
  owns: null,
  body: v.strictObject({ skuUuid: id, quantity: v.optional(quantity), isSelected: v.optional(v.boolean(), true) }),
  data: v.object({ cart, clamped: listOf(clampedLine, 1) }),
});

export const deleteSavedItem = defineEndpoint({
  name: 'deleteSavedItem',
  area: 'cart',
  method: 'DELETE',
  path: '/api/cart/saved/delete/:skuUuid',
  summary: 'Deletes the saved line of a SKU. Ignores a SKU that is not saved.',
  access: 'member',
  owns: null,
  params: skuOnly,
  data: cart,
});
