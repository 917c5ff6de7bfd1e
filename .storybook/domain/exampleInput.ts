import type { CallInput, Client } from '@mallard/domain/client';
import {
  addToCart,
  createPayment,
  type Endpoint,
  getProduct,
  listAddresses,
  listCoupons,
  listFavorites,
  listNotifications,
  listOrders,
  listProducts,
  previewOrder,
} from '@mallard/domain/contract';
import { sampleOf } from '@mallard/domain/testing';

type Schema = NonNullable<Endpoint['body']>;
type Fields = Readonly<Record<string, unknown>>;
type OrderTab = 'unpaid' | 'shipped' | 'completed' | 'cancelled';

const parts = ['params', 'query', 'body'] as const;
type Part = (typeof parts)[number];

/** Values by the names of fields. */
const valuesByField: Fields = {
  username: 'demo',
  password: 'demo1234',
  oldPassword: 'demo1234',
  newPassword: 'Mallard2026',
  phone: '13800138000',
  code: '123456',
  keyword: 'mug',
  content: 'Keeps my tea warm.',
  message: 'Is the mug dishwasher-safe?',
  contact: 'duck@example.org',
  trackingNumber: 'SF1234567890',
};

const address: Fields = {
  recipientName: 'Lin Xiaohe',
  phone: '13800138000',
  region: { province: 'Zhejiang', city: 'Hangzhou', county: 'Xihu District', areaCode: '330106' },
  detailAddress: '478 Wensan Road',
};

/** Parts of inputs that `sampleOf` can't find, or whose fields depend on each other. */
const fixedParts: Readonly<Record<string, Partial<Record<Part, Fields>>>> = {
  createAddress: { body: address },
  updateAddress: { body: address },
  updateProfile: { body: { nickname: 'Mallard', bio: 'Likes tea.' } },
  register: { body: { username: 'newcomer', password: 'Mallard2026', nickname: 'Newcomer' } },
  cancelOrder: { body: { reason: 'Ordered by mistake' } },
  searchProducts: { query: { keyword: 'mug' } },
};

/** Status of the order that an endpoint needs. @default 'unpaid' */
const orderTabs: Readonly<Record<string, OrderTab>> = {
  confirmOrder: 'shipped',
  getLogistics: 'shipped',
  deleteOrder: 'cancelled',
  reviewOrder: 'completed',
  createReview: 'completed',
  requestAfterSale: 'completed',
  listAfterSales: 'completed',
};

/** Ids that exist in a shop. */
export interface ShopIds {
  /** By the names of the fields that take them. */
  byField: Fields;
  /** By the resource that an endpoint owns, or else by its area, for `params.id`. */
  byResource: Fields;
  orders: Readonly<Record<OrderTab, { id: string | undefined; itemId: string | undefined }>>;
}

/** Reads the ids of a shop as a signed-in shopper, whose cart then has a line and whose unpaid order has a payment. */
export async function readIds(client: Client): Promise<ShopIds> {
  const productUuid = (await client.call(listProducts, { query: { inStock: true } })).items[0]?.id ?? '';
  const product = await client.call(getProduct, { params: { id: productUuid } });
  const skuUuid = product.skus.find(({ stock }) => stock > 0)?.id ?? '';
  const cart = await client.call(addToCart, { body: { skuUuid, quantity: 1 } });
  const preview = await client.call(previewOrder, { body: { items: [{ skuUuid, quantity: 1 }] } });
  const firstOrder = async (tab: OrderTab) => {
    const order = (await client.call(listOrders, { query: { tab } })).items[0];
    return { id: order?.id, itemId: order?.items[0]?.id };
  };
  const unpaid = await firstOrder('unpaid');
  const payment = await client.call(createPayment, { body: { orderUuid: unpaid.id ?? '', method: 'alipay' } });
  const addressUuid = (await client.call(listAddresses))[0]?.id;
  const couponUuid = (await client.call(listCoupons)).items.find(({ status }) => status === 'claimable')?.id;
  return {
    byField: { productUuid, skuUuid, addressUuid, expectedTotal: preview.amounts.total, ids: [cart.items[0]?.id] },
    byResource: {
      address: addressUuid,
      cartItem: cart.items[0]?.id,
      favorite: (await client.call(listFavorites)).items[0]?.id,
      notification: (await client.call(listNotifications)).items[0]?.id,
      payment: payment.id,
      coupons: couponUuid,
      products: productUuid,
      categories: product.categories[0]?.id,
    },
    orders: {
      unpaid,
      shipped: await firstOrder('shipped'),
      completed: await firstOrder('completed'),
      cancelled: await firstOrder('cancelled'),
    },
  };
}

/**
 * Returns an input that an endpoint accepts, with ids that exist. Optional fields are left out, unless there are no others.
 *
 * @example exampleInput(addToCart, await readIds(client)) // { body: { skuUuid: '…', quantity: 1 } }
 */
export function exampleInput(endpoint: Endpoint, ids: ShopIds): CallInput {
  const order = ids.orders[orderTabs[endpoint.name] ?? 'unpaid'];
  const resource = endpoint.owns?.resource ?? endpoint.area;
  const id =
    resource === 'order'
      ? order.id
      : ids.byResource[endpoint.name === 'listCategoryProducts' ? 'categories' : resource];
  const values = new Map(
    Object.entries({
      ...valuesByField,
      ...ids.byField,
      orderUuid: order.id,
      orderItemUuid: order.itemId,
      id,
    }).filter(([, value]) => value !== undefined),
  );
  return Object.fromEntries(
    parts.flatMap((part) => {
      const schema = endpoint[part];
      // JSON has no files.
      if (schema === null || (part === 'body' && endpoint.encoding === 'multipart')) return [];
      const fixed = fixedParts[endpoint.name]?.[part] ?? (part === 'query' && isValid(schema, {}) ? {} : undefined);
      return [[part, fixed ?? fillIn(requiredFields(schema), values)]];
    }),
  );
}

/** Returns the required fields, or all fields if none is required. */
function requiredFields(schema: Schema): Fields {
  const sample = sampleOf(schema) as Fields;
  const required = Object.keys(sample).reduce<Fields>((required, name) => {
    const otherFields = Object.fromEntries(Object.entries(required).filter(([each]) => each !== name));
    return isValid(schema, otherFields) ? otherFields : required;
  }, sample);
  return Object.keys(required).length === 0 ? sample : required;
}

function isValid(schema: Schema, value: unknown): boolean {
  const result = schema['~standard'].validate(value);
  return !(result instanceof Promise) && result.issues === undefined;
}

/** Replaces the values of fields, in nested objects and lists too. */
function fillIn(value: unknown, values: ReadonlyMap<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((entry) => fillIn(entry, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, values.has(name) ? values.get(name) : fillIn(each, values)]),
  );
}
