import { randomUUID } from 'node:crypto';
import type { RunningApi } from '@mallard/api/serve';
import { callEndpoint } from '@mallard/api/testing';
import {
  addToCart,
  createAddress,
  createOrder,
  type Endpoint,
  type EndpointData,
  type EndpointInput,
  getCart,
  getFacets,
  getHome,
  getHomeCategories,
  getProduct,
  listCategoryProducts,
  listProducts,
  login,
  previewOrder,
  searchProducts,
  suggestProducts,
} from '@mallard/domain/contract';
import { hashPassword } from '@mallard/domain/password';

/** A kind of call that is measured. */
export interface Case {
  name: string;
  /** Whether it only reads, so that its queries can be run again with EXPLAIN. */
  isReading: boolean;
  call(turn: number): Promise<unknown>;
}

const DEMO = { username: 'demo', password: 'demo1234' };
const PASSWORD_SALT = 'mallard.v1';

/** Returns all kinds of calls, with ids of this shop. The calls are the same in shops of all sizes. */
export async function casesOf(api: RunningApi): Promise<Case[]> {
  const call = callerOf(api);
  const top = (await call(getHomeCategories, {})).map(({ id }) => id);
  const first = <Item>(items: readonly Item[]) => items[0] as Item;
  const category = first(top);
  const { items } = await call(listProducts, { query: { pageSize: 100, inStock: true } });
  const ids = items.map(({ id }) => id);
  const rare = first((await call(getProduct, { params: { id: ids.at(-1) ?? '' } })).title.split(' '));
  const lists = readers({ call, ids, category, rare });
  return [...lists, ...(await writers(call, ids))];
}

type Caller = <E extends Endpoint>(endpoint: E, input: EndpointInput<E>, token?: string) => Promise<EndpointData<E>>;

function callerOf(api: RunningApi): Caller {
  return async (endpoint, input, token) => {
    const response = await callEndpoint(api.app, endpoint, input, token === undefined ? {} : { token });
    if (response.status !== 200)
      throw new Error(`${endpoint.name} responded with ${response.status}: ${JSON.stringify(response.failure)}`);
    return response.data as EndpointData<typeof endpoint>;
  };
}

interface Samples {
  call: Caller;
  ids: readonly string[];
  /** Id of a top-level category. */
  category: string;
  /** A word in the title of few products. */
  rare: string;
}

function readers({ call, ids, category, rare }: Samples): Case[] {
  const read = (name: string, callOnce: (turn: number) => Promise<unknown>): Case => ({
    name,
    isReading: true,
    call: callOnce,
  });
  const list = (name: string, query: NonNullable<EndpointInput<typeof listProducts>['query']>) =>
    read(name, () => call(listProducts, { query: { pageSize: 20, ...query } }));
  const facets = (name: string, query: NonNullable<EndpointInput<typeof getFacets>['query']>) =>
    read(name, () => call(getFacets, { query }));
  const search = (name: string, keyword: string) =>
    read(name, () => call(searchProducts, { query: { pageSize: 20, keyword } }));
  const attributes = 'colour:ink,cream';
  const price = { minPrice: 10_000, maxPrice: 40_000 };
  return [
    read('home', () => call(getHome, {})),
    list('list: first page', {}),
    list('list: page 50', { pageNumber: 50 }),
    list('list: by price', { sort: 'priceAsc' }),
    list('list: by rating', { sort: 'rating' }),
    list('list: new', { collection: 'new' }),
    list('list: discount', { collection: 'discount' }),
    read('category: first page', () =>
      call(listCategoryProducts, { params: { id: category }, query: { pageSize: 20 } }),
    ),
    read('category: page 20', () =>
      call(listCategoryProducts, { params: { id: category }, query: { pageSize: 20, pageNumber: 20 } }),
    ),
    list('category: by price', { categoryUuid: category, sort: 'priceDesc' }),
    list('category: color and price', { categoryUuid: category, attributes, ...price }),
    list('category: color, in stock', { categoryUuid: category, attributes, inStock: true, sort: 'newest' }),
    facets('facets: whole shop', {}),
    facets('facets: category', { categoryUuid: category }),
    facets('facets: category, color', { categoryUuid: category, attributes }),
    facets('facets: category, price, in stock', { categoryUuid: category, ...price, inStock: true }),
    facets('facets: price and color', { attributes, ...price }),
    facets('facets: mug', { keyword: 'mug' }),
    search('search: mug', 'mug'),
    search('search: 杯', '杯'),
    search('search: rare word', rare),
    search('search: two words', 'cream mug'),
    search('search: typo', 'headphnes'),
    search('search: pinyin', 'makebei'),
    search('search: initials', 'mkb'),
    read('suggest', () => call(suggestProducts, { query: { keyword: 'mu' } })),
    read('product', (turn) => call(getProduct, { params: { id: ids[turn % ids.length] ?? '' } })),
  ];
}

async function writers(call: Caller, ids: readonly string[]): Promise<Case[]> {
  const password = await hashPassword(DEMO.password, { salt: PASSWORD_SALT });
  const { token } = await call(login, { body: { username: DEMO.username, password } });
  const region = { province: '浙江省', city: '杭州市', county: '西湖区', areaCode: '330106' };
  const address = { recipientName: 'Bench', phone: '13800138000', region, detailAddress: '1' };
  const { id: addressUuid } = await call(createAddress, { body: address }, token);
  const skus: string[] = [];
  for (const id of ids) {
    const product = await call(getProduct, { params: { id } });
    skus.push(...product.skus.filter(({ stock, limit }) => stock >= 100 && limit >= 90).map((sku) => sku.id));
    if (skus.length >= 60) break;
  }
  const skuOf = (turn: number) => skus[turn % skus.length] ?? '';
  const expected = new Map<string, number>();
  const order = (turn: number) => ({ items: [{ skuUuid: skuOf(turn), quantity: 1 }], couponUuid: null });
  for (const [turn, skuUuid] of skus.entries())
    expected.set(skuUuid, (await call(previewOrder, { body: order(turn) }, token)).amounts.total);
  return [
    {
      name: 'cart: add',
      isReading: false,
      call: (turn) => call(addToCart, { body: { skuUuid: skuOf(turn), quantity: 1 } }, token),
    },
    { name: 'cart: read', isReading: true, call: () => call(getCart, {}, token) },
    { name: 'order: preview', isReading: true, call: (turn) => call(previewOrder, { body: order(turn) }, token) },
    {
      name: 'order: create',
      isReading: false,
      call: (turn) =>
        call(
          createOrder,
          {
            body: {
              ...order(turn),
              addressUuid,
              checkoutUuid: randomUUID(),
              expectedTotal: expected.get(skuOf(turn)) ?? 0,
            },
          },
          token,
        ),
    },
  ];
}
