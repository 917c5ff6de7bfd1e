import { logIn, logOut, refresh, register, showAccount } from './accounts.mjs';
import { addLine, addLines, deleteLine, deleteLines, showCart, updateLine } from './carts.mjs';
import { categories, countFacets, findProducts, pictureOf, products, showProduct, sorts } from './catalogue.mjs';
import {
  integer,
  isBoolean,
  isHash,
  isId,
  isQuantity,
  isUuid,
  notFound,
  nullable,
  oneOf,
  optional,
  pageChecks,
  pageOf,
  queryBoolean,
  queryInteger,
  Refusal,
  read,
  readList,
  text,
} from './http.mjs';
import * as orders from './orders.mjs';
import { shop } from './shop.mjs';

/** @typedef {{ id: string, query: any, body: any, accountId: string, token: string, site: string }} Call */
/** @typedef {{ name: string, method: string, path: string, access?: 'member', isKeyed?: boolean, acceptsExpired?: boolean, run: (call: Call) => unknown }} Route */

/** @param {unknown} query @param {Record<string, import('./http.mjs').Check>} checks */
const readQuery = (query, checks) => read(query, checks, { isOpen: true });

const MAX_AMOUNT = 9_999_999_999;
const lineChecks = { skuUuid: isId, quantity: isQuantity };
const newLineChecks = { ...lineChecks, isSelected: optional(isBoolean, true) };
const methods = oneOf(['alipay', 'wechat', 'card']);
const anything = (/** @type {unknown} */ value) => ({ value });

const filterChecks = {
  categoryUuid: optional(isId),
  collection: optional(oneOf(['new', 'hot', 'discount'])),
  minPrice: optional(queryInteger(0, MAX_AMOUNT)),
  maxPrice: optional(queryInteger(0, MAX_AMOUNT)),
  inStock: optional(queryBoolean),
  onSale: optional(queryBoolean),
  attributes: optional((value) =>
    typeof value === 'string' && value.length <= 500 && /^[\w-]+:[\w,-]+(;[\w-]+:[\w,-]+)*$/.test(value)
      ? { value }
      : { error: 'ATTRIBUTES' },
  ),
};
const sortChecks = { sort: optional(oneOf(sorts)) };
const keyword = text(1, 64);

const regionChecks = {
  province: text(1, 30),
  city: text(1, 30),
  county: text(0, 30),
  areaCode: (/** @type {unknown} */ value) =>
    typeof value === 'string' && /^(\d{6}|US)$/.test(value)
      ? { value }
      : { error: value === undefined ? 'REQUIRED' : 'AREA_CODE' },
};
const phone = (/** @type {unknown} */ value) => {
  const digits = typeof value === 'string' && value.length <= 60 ? value.replace(/[\s()-]/g, '') : '';
  return /^(\+\d{6,15}|1[3-9]\d{9})$/.test(digits)
    ? { value: digits }
    : { error: value === undefined ? 'REQUIRED' : 'PHONE' };
};
const postcode = (/** @type {unknown} */ value) =>
  typeof value === 'string' && /^\d{0}$|^\d{6}$|^\d{5}(-?\d{4})?$/.test(value.trim())
    ? { value: value.trim() }
    : { error: 'POSTCODE' };

const isUsername = (/** @type {unknown} */ value) =>
  typeof value === 'string' && /^\w{4,20}$/.test(value.trim())
    ? { value: value.trim() }
    : { error: value === undefined ? 'REQUIRED' : 'USERNAME' };

/** @param {unknown} body */
function readAddress(body) {
  const draft = read(body, {
    recipientName: text(1, 30),
    phone,
    region: (value) => (value === undefined ? { error: 'REQUIRED' } : { value }),
    detailAddress: text(5, 100),
    postcode: optional(postcode, ''),
    isDefault: optional(isBoolean, false),
  });
  return { ...draft, region: read(draft.region, regionChecks, { prefix: 'region.' }) };
}

/** @param {any} body @param {Record<string, import('./http.mjs').Check>} [more] */
function readChoice(body, more = {}) {
  const choice = read(body, {
    items: anything,
    shippingMethod: optional(oneOf(['standard', 'express']), 'standard'),
    couponUuid: optional(nullable(isId)),
    ...more,
  });
  return { ...choice, items: readList(choice.items, 'items', 200, lineChecks) };
}

function readHome() {
  const all = findProducts({});
  return {
    carousels: [
      {
        id: '1',
        kicker: 'Autumn',
        title: 'Light for longer evenings',
        subtitle: 'Lamps made in Portland',
        link: '/category?categoryUuid=10',
        wide: pictureOf('31', 'Lamps', 1600, 640),
        tall: pictureOf('31', 'Lamps', 780, 780),
      },
    ],
    categories,
    recommended: all,
    newArrivals: findProducts({ collection: 'new' }),
    hotSales: all.slice(0, 4),
    deals: { endTime: null, items: [] },
  };
}

/** @param {string} id */
function readProduct(id) {
  const product = products.get(id);
  if (!product) throw notFound();
  return showProduct(product);
}

const now = () => new Date().toISOString();

/** @type {readonly Route[]} */
export const routes = [
  { name: 'getHealth', method: 'GET', path: '/health', run: () => ({ status: 'ok', time: now(), version: '7.2' }) },
  { name: 'getReady', method: 'GET', path: '/ready', run: () => ({ status: 'ready' }) },
  { name: 'ping', method: 'GET', path: '/api/ping', run: () => ({ time: now() }) },
  { name: 'getShop', method: 'GET', path: '/api/shop', run: ({ site }) => ({ ...shop, paymentOrigins: [site] }) },
  { name: 'getHome', method: 'GET', path: '/api/home', run: readHome },
  {
    name: 'listCategories',
    method: 'GET',
    path: '/categories',
    run: ({ query }) => {
      const { level = 1, parentUuid } = readQuery(query, {
        level: optional(queryInteger(1, 3)),
        parentUuid: optional(isId),
      });
      return level === 1 && parentUuid === undefined ? categories : [];
    },
  },
  {
    name: 'getCategoryTree',
    method: 'GET',
    path: '/categories/tree',
    run: ({ query }) => {
      const { parentUuid, pictures } = readQuery(query, {
        parentUuid: optional(isId),
        pictures: optional(queryBoolean, true),
      });
      if (parentUuid !== undefined) return [];
      return pictures ? categories : categories.map((category) => ({ ...category, picture: null }));
    },
  },
  {
    name: 'listProducts',
    method: 'GET',
    path: '/api/products',
    run: ({ query }) => {
      const wanted = readQuery(query, { ...filterChecks, ...sortChecks, ...pageChecks });
      return pageOf(findProducts(wanted), /** @type {any} */ (wanted));
    },
  },
  {
    name: 'searchProducts',
    method: 'GET',
    path: '/api/products/search',
    run: ({ query }) => {
      const exact = optional(queryBoolean);
      const wanted = readQuery(query, { keyword, exact, ...filterChecks, ...sortChecks, ...pageChecks });
      return pageOf(findProducts(wanted), /** @type {any} */ (wanted));
    },
  },
  {
    name: 'getFacets',
    method: 'GET',
    path: '/api/products/facets',
    run: ({ query }) => {
      const exact = optional(queryBoolean);
      return countFacets(readQuery(query, { keyword: optional(keyword), exact, ...filterChecks }));
    },
  },
  {
    name: 'getProduct',
    method: 'GET',
    path: '/api/product/{id}',
    run: ({ id }) => readProduct(readPathId(id)),
  },
  {
    name: 'login',
    method: 'POST',
    path: '/api/user/login',
    run: ({ body }) => {
      const { username, password } = read(body, {
        username: text(1, 40),
        password: isHash,
        rememberMe: optional(isBoolean, false),
      });
      return logIn(username, password);
    },
  },
  {
    name: 'register',
    method: 'POST',
    path: '/api/user/register',
    isKeyed: true,
    run: ({ body }) => {
      const { username, password } = read(body, { username: isUsername, password: isHash, nickname: text(1, 20) });
      return register(username, password);
    },
  },
  {
    name: 'refreshToken',
    method: 'POST',
    path: '/api/user/refresh-token',
    run: ({ body }) => refresh(read(body, { refreshToken: text(1, 1024) }).refreshToken),
  },
  {
    name: 'logout',
    method: 'POST',
    path: '/api/user/logout',
    access: 'member',
    acceptsExpired: true,
    run: ({ token }) => logOut(token),
  },
  {
    name: 'getUserInfo',
    method: 'GET',
    path: '/api/user/info',
    access: 'member',
    run: ({ accountId }) => showAccount(accountId),
  },
  { name: 'getCart', method: 'GET', path: '/api/cart', access: 'member', run: ({ accountId }) => showCart(accountId) },
  {
    name: 'getCartCount',
    method: 'GET',
    path: '/api/cart/count',
    access: 'member',
    run: ({ accountId }) => ({ unitCount: showCart(accountId).unitCount }),
  },
  {
    name: 'addToCart',
    method: 'POST',
    path: '/api/cart/add',
    access: 'member',
    isKeyed: true,
    run: ({ accountId, body }) => addLine(accountId, /** @type {any} */ (read(body, newLineChecks))),
  },
  {
    name: 'batchAddToCart',
    method: 'POST',
    path: '/api/cart/batch-add',
    access: 'member',
    isKeyed: true,
    run: ({ accountId, body }) =>
      addLines(accountId, readList(read(body, { items: anything }).items, 'items', 200, newLineChecks)),
  },
  {
    name: 'updateCartItem',
    method: 'PUT',
    path: '/api/cart/update/{id}',
    access: 'member',
    isKeyed: true,
    run: ({ accountId, id, body }) =>
      updateLine(
        accountId,
        readPathId(id),
        read(body, { quantity: optional(isQuantity), isSelected: optional(isBoolean) }),
      ),
  },
  {
    name: 'deleteCartItem',
    method: 'DELETE',
    path: '/api/cart/delete/{id}',
    access: 'member',
    isKeyed: true,
    run: ({ accountId, id }) => deleteLine(accountId, readPathId(id)),
  },
  {
    name: 'batchDeleteCartItems',
    method: 'POST',
    path: '/api/cart/batch-delete',
    access: 'member',
    isKeyed: true,
    run: ({ accountId, body }) => {
      const ids = optional((value) => (Array.isArray(value) ? { value } : { error: 'TYPE' }));
      const list = read(body, { ids }).ids?.map((/** @type {unknown} */ id) => ({ id }));
      return deleteLines(
        accountId,
        readList(list, 'ids', 200, { id: isId }).map(({ id }) => id),
      );
    },
  },
  {
    name: 'listAddresses',
    method: 'GET',
    path: '/api/address/list',
    access: 'member',
    run: ({ accountId }) => orders.listAddresses(accountId),
  },
  {
    name: 'createAddress',
    method: 'POST',
    path: '/api/address/create',
    access: 'member',
    isKeyed: true,
    run: ({ accountId, body }) => orders.createAddress(accountId, readAddress(body)),
  },
  {
    name: 'previewOrder',
    method: 'POST',
    path: '/api/orders/preview',
    access: 'member',
    run: ({ body }) => orders.previewOrder(readChoice(body)),
  },
  {
    name: 'createOrder',
    method: 'POST',
    path: '/api/order/create',
    access: 'member',
    isKeyed: true,
    run: ({ accountId, body }) =>
      orders.createOrder(
        accountId,
        readChoice(body, {
          checkoutUuid: isUuid,
          addressUuid: isId,
          note: optional(text(0, 200), ''),
          expectedTotal: integer(0, MAX_AMOUNT),
          isFromCart: optional(isBoolean, false),
        }),
      ),
  },
  {
    name: 'listOrders',
    method: 'GET',
    path: '/api/orders',
    access: 'member',
    run: ({ accountId, query }) => {
      const wanted = readQuery(query, {
        tab: optional(oneOf(orders.tabs), 'all'),
        checkoutUuid: optional(isUuid),
        keyword: optional(text(1, 64)),
        ...pageChecks,
      });
      const { found, counts } = orders.listOrders(accountId, wanted);
      return { ...pageOf(found, /** @type {any} */ (wanted)), counts };
    },
  },
  {
    name: 'getOrderPaymentStatus',
    method: 'GET',
    path: '/api/orders/payment/status',
    access: 'member',
    run: ({ accountId, query }) => orders.getPaymentStatus(accountId, readQuery(query, { orderUuid: isId }).orderUuid),
  },
  {
    name: 'getOrder',
    method: 'GET',
    path: '/api/orders/{id}',
    access: 'member',
    run: ({ accountId, id }) => orders.getOrder(accountId, readPathId(id)),
  },
  {
    name: 'cancelOrder',
    method: 'POST',
    path: '/api/orders/{id}/cancel',
    access: 'member',
    isKeyed: true,
    run: ({ accountId, id, body }) =>
      orders.cancelOrder(accountId, readPathId(id), read(body, { reason: text(1, 200) }).reason),
  },
  {
    name: 'createPayment',
    method: 'POST',
    path: '/api/payments',
    access: 'member',
    isKeyed: true,
    run: ({ accountId, body, site }) => {
      const { orderUuid, method } = read(body, { orderUuid: isId, method: methods });
      return orders.createPayment(accountId, orderUuid, method, site);
    },
  },
  {
    name: 'getPayment',
    method: 'GET',
    path: '/api/payments/{id}',
    access: 'member',
    run: ({ accountId, id }) => orders.getPayment(accountId, readPathId(id)),
  },
];

/** @param {string} id */
function readPathId(id) {
  if ('error' in isId(id)) throw new Refusal(400, 'VALIDATION', { fields: { id: 'ID' } });
  return id;
}
