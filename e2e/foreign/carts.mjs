import { products, skus } from './catalogue.mjs';
import { notFound, Refusal } from './http.mjs';

/** Carts by account. @type {Map<string, { version: number, items: any[] }>} */
const carts = new Map();
let nextLine = 9001;

/** @param {string} accountId */
function cartOf(accountId) {
  const cart = carts.get(accountId) ?? { version: 0, items: [] };
  carts.set(accountId, cart);
  return cart;
}

/** Returns a SKU that exists. @param {string} skuUuid */
export function skuOf(skuUuid) {
  const sku = skus.get(skuUuid);
  if (sku === undefined) throw notFound();
  return sku;
}

/** Returns the fields that lines of carts and orders share. @param {any} sku */
export function lineFields(sku) {
  const product = products.get(sku.productId);
  return {
    productUuid: sku.productId,
    skuUuid: sku.id,
    title: product?.title,
    attributes: sku.attributes,
    image: product?.image,
    price: sku.price,
  };
}

/** @param {any} sku @param {number} quantity */
export function statusOf({ stock, limit }, quantity) {
  if (stock === 0) return 'soldOut';
  return quantity > Math.min(stock, limit) ? 'insufficient' : 'available';
}

/** @param {string} accountId */
export function showCart(accountId) {
  const { version, items } = cartOf(accountId);
  const shown = items.map(({ id, skuUuid, quantity, isSelected, addedPrice }) => {
    const sku = skuOf(skuUuid);
    return {
      id,
      ...lineFields(sku),
      categoryUuids: [products.get(sku.productId)?.categoryUuid],
      originalPrice: null,
      addedPrice,
      quantity,
      stock: sku.stock,
      limit: sku.limit,
      isSelected,
      status: statusOf(sku, quantity),
    };
  });
  const bought = shown.filter(({ isSelected, status }) => isSelected && status === 'available');
  return {
    version,
    items: shown,
    saved: [],
    unitCount: unitsOf(shown),
    selectedGoods: bought.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    selectedUnits: unitsOf(bought),
  };
}

/** @param {readonly { quantity: number }[]} lines */
const unitsOf = (lines) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** @param {string} accountId @param {{ skuUuid: string, quantity: number, isSelected: boolean }} wanted */
export function addLine(accountId, { skuUuid, quantity, isSelected }) {
  const sku = skuOf(skuUuid);
  const cart = cartOf(accountId);
  const line = cart.items.find((one) => one.skuUuid === skuUuid);
  assertQuantity(sku, quantity, line?.quantity ?? 0);
  putLine(cart, line, sku, (line?.quantity ?? 0) + quantity, isSelected);
  return showCart(accountId);
}

/** Adds as many units as stock and limit allow. @param {string} accountId @param {any[]} wanted */
export function addLines(accountId, wanted) {
  const cart = cartOf(accountId);
  const clamped = [];
  for (const { skuUuid, quantity, isSelected } of wanted) {
    const sku = skus.get(skuUuid);
    const line = cart.items.find((one) => one.skuUuid === skuUuid);
    const before = line?.quantity ?? 0;
    const added = sku ? Math.max(0, Math.min(quantity, sku.stock - before, sku.limit - before)) : 0;
    if (added < quantity) clamped.push({ skuUuid, asked: quantity, kept: added });
    if (added > 0) putLine(cart, line, sku, before + added, isSelected);
  }
  return { cart: showCart(accountId), clamped };
}

/** @param {any} cart @param {any} line @param {any} sku @param {number} quantity @param {boolean} isSelected */
function putLine(cart, line, sku, quantity, isSelected) {
  if (line) Object.assign(line, { quantity, isSelected });
  else cart.items.unshift({ id: String(nextLine++), skuUuid: sku.id, quantity, isSelected, addedPrice: sku.price });
  cart.version++;
}

/** @param {any} sku @param {number} asked @param {number} inCart */
function assertQuantity(sku, asked, inCart) {
  const left = Math.max(0, Math.min(sku.stock, sku.limit) - inCart);
  if (asked <= left) return;
  const code = sku.stock < sku.limit ? 'OUT_OF_STOCK' : 'PURCHASE_LIMIT';
  throw new Refusal(409, code, { details: { skuUuid: sku.id, asked, left, inCart } });
}

/** @param {string} accountId @param {string} id @param {{ quantity?: number, isSelected?: boolean }} change */
export function updateLine(accountId, id, { quantity, isSelected }) {
  const cart = cartOf(accountId);
  const line = cart.items.find((one) => one.id === id);
  if (!line) throw notFound();
  if (quantity !== undefined) {
    assertQuantity(skuOf(line.skuUuid), quantity, 0);
    line.quantity = quantity;
  }
  if (isSelected !== undefined) line.isSelected = isSelected;
  cart.version++;
  return showCart(accountId);
}

/** @param {string} accountId @param {string} id */
export function deleteLine(accountId, id) {
  const cart = cartOf(accountId);
  if (!cart.items.some((one) => one.id === id)) throw notFound();
  cart.items = cart.items.filter((one) => one.id !== id);
  cart.version++;
  return showCart(accountId);
}

/** Deletes the lines with these ids, as far as there are any. @param {string} accountId @param {readonly string[]} ids */
export function deleteLines(accountId, ids) {
  const cart = cartOf(accountId);
  cart.items = cart.items.filter((one) => !ids.includes(one.id));
  cart.version++;
  return showCart(accountId);
}

/** Takes ordered lines out of the cart. @param {string} accountId @param {readonly { skuUuid: string, quantity: number }[]} bought */
export function takeFromCart(accountId, bought) {
  const cart = cartOf(accountId);
  for (const { skuUuid, quantity } of bought)
    if (!cart.items.some((one) => one.skuUuid === skuUuid && one.quantity >= quantity))
      throw new Refusal(409, 'CART_CHANGED');
  cart.items = cart.items.filter((one) => !bought.some(({ skuUuid }) => skuUuid === one.skuUuid));
  cart.version++;
}
