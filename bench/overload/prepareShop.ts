import { randomUUID } from 'node:crypto';
import pg from 'pg';

const SHOPPERS = 50;
const ADDRESS = {
  recipientName: '测试员',
  phone: '13800138000',
  region: { province: '浙江省', city: '杭州市', county: '西湖区', areaCode: '330106' },
  detailAddress: '文三路 1 号',
};

/** A shop with signed-in shoppers and a sold-out product. */
export interface PreparedShop {
  host: string;
  productIds: string[];
  skuIds: string[];
  soldOutSku: string;
  shoppers: { token: string; addressId: string }[];
}

/** Creates shoppers with addresses, and a sold-out product. */
export async function prepareShop(url: URL, databaseUrl: string): Promise<PreparedShop> {
  const shoppers = await createShoppers(url);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ product_id: string; id: string }>(
    `SELECT DISTINCT ON (product_id) product_id, skus.id FROM skus JOIN products ON products.id = product_id WHERE is_on_sale LIMIT 20`,
  );
  const soldOutSku = rows[0]?.id ?? '';
  await client.query('UPDATE skus SET stock = 0 WHERE id = $1', [soldOutSku]);
  await client.query('UPDATE skus SET stock = 10000 WHERE id <> $1', [soldOutSku]);
  await client.end();
  return {
    host: url.host,
    productIds: rows.map(({ product_id }) => product_id),
    skuIds: rows.slice(1).map(({ id }) => id),
    soldOutSku,
    shoppers,
  };
}

/** Creates 50 shoppers with an address. */
export async function createShoppers(url: URL): Promise<PreparedShop['shoppers']> {
  const shoppers: PreparedShop['shoppers'] = [];
  for (let n = 0; n < SHOPPERS; n += 1) {
    const account = { username: `load_${n}_${randomUUID().slice(0, 6)}`, password: 'ab'.repeat(32) };
    await post(url, '/api/user/register', { ...account, nickname: 'load' });
    const { token } = (await post(url, '/api/user/login', account)) as { token: string };
    const { id } = (await post(url, '/api/address/create', ADDRESS, token)) as { id: string };
    shoppers.push({ token, addressId: id });
  }
  return shoppers;
}

async function post(url: URL, path: string, body: object, token?: string): Promise<unknown> {
  const response = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${text}`);
  return (JSON.parse(text) as { data: unknown }).data;
}
