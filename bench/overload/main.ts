import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '@mallard/api/testing';
import pg from 'pg';
import { markdownTable } from '../markdownTable.ts';
import { loadOf, machineName, runBench } from '../runBench.ts';
import { type ApiProcess, startApiProcess } from '../startApiProcess.ts';
import { type NextRequest, openConnection, type Sample, sendLoad } from './httpLoad.ts';
import { readRss, watchRss } from './readRss.ts';

/** Concurrent calls that use the full capacity of the server without overloading it. */
const CAPACITY_CONNECTIONS = 16;
const CONNECTIONS = 400;
const TIMES_CAPACITY = 5;
const SHOPPERS = 50;
const LIMITS = { refusalP99Ms: 1000, recoveryMs: 10_000, rssGrowthMb: 150 };

const ADDRESS = {
  recipientName: '测试员',
  phone: '13800138000',
  region: { province: '浙江省', city: '杭州市', county: '西湖区', areaCode: '330106' },
  detailAddress: '文三路 1 号',
};

/** Runs `npm run bench:overload`: measures the responses of an overloaded server, and how soon it recovers. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
  const seconds = Number(values.seconds);
  if (!(seconds >= 5 && seconds <= 600)) throw new RangeError('--seconds must be a number from 5 to 600.');
  console.log(`${new Date().toISOString()}, ${machineName()}, load ${loadOf().toFixed(1)}`);
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'mallard-overload-'));
  let api: ApiProcess | undefined;
  try {
    api = await startApiProcess({ DATABASE_URL: postgres.url, DATA_DIR: folder });
    const url = new URL(api.url);
    const next = mixedRequests(await prepareShop(url, postgres.url));
    await sendLoad(url, { connections: CAPACITY_CONNECTIONS, rate: Number.POSITIVE_INFINITY, seconds: 5, next });
    const baseline = await sendLoad(url, {
      connections: CAPACITY_CONNECTIONS,
      rate: Number.POSITIVE_INFINITY,
      seconds: 10,
      next,
    });
    const capacity = baseline.filter(isServed).length / 10;
    const before = readRss(api.pid);
    const stopWatchingRss = watchRss(api.pid);
    const rate = capacity * TIMES_CAPACITY;
    const load = await sendLoad(url, { connections: CONNECTIONS, rate, seconds, next });
    const recoveryMs = await timeToRecover(url, next, percentile(latencies(baseline), 0.99));
    const rssGrowth = stopWatchingRss() - before;
    const refused = load.filter(({ status }) => status === 503 || status === 429);
    const served = load.filter(isServed);
    const unexpected = load.filter((sample) => !isServed(sample) && !refused.includes(sample));
    const otherRefusals = refused.filter(({ error }) => error !== 'OVERLOADED' && error !== 'RATE_LIMITED');
    const refusalP99 = percentile(latencies(refused), 0.99);
    const rows = [
      [
        'capacity (16 connections)',
        `${capacity.toFixed(0)} /s, p99 ${percentile(latencies(baseline), 0.99).toFixed(0)} ms`,
      ],
      [
        'offered',
        `${(load.length / seconds).toFixed(0)} /s over ${CONNECTIONS} connections (${(load.length / seconds / capacity).toFixed(1)} × capacity)`,
      ],
      [
        'served',
        `${(served.length / seconds).toFixed(0)} /s, p50 ${percentile(latencies(served), 0.5).toFixed(0)} ms, p99 ${percentile(latencies(served), 0.99).toFixed(0)} ms`,
      ],
      [
        'refused',
        `${refused.length}, p50 ${percentile(latencies(refused), 0.5).toFixed(0)} ms, p99 ${refusalP99.toFixed(0)} ms (at most ${LIMITS.refusalP99Ms})`,
      ],
      ['refused for another reason than overload', String(otherRefusals.length)],
      ['sold out', String(served.filter(({ error }) => error === 'OUT_OF_STOCK').length)],
      ['broken connections, unexpected responses', `${unexpected.length} ${JSON.stringify(countBy(unexpected))}`],
      ['recovered after', `${recoveryMs.toFixed(0)} ms (at most ${LIMITS.recoveryMs})`],
      ['memory', `${before.toFixed(0)} MB, at most ${rssGrowth.toFixed(0)} MB more (at most ${LIMITS.rssGrowthMb})`],
    ];
    console.log(`\n${markdownTable(['', 'figure'], rows)}\n`);
    const isMet =
      refused.length > 0 &&
      refusalP99 <= LIMITS.refusalP99Ms &&
      recoveryMs <= LIMITS.recoveryMs &&
      rssGrowth <= LIMITS.rssGrowthMb &&
      otherRefusals.length === 0 &&
      unexpected.length === 0;
    console.log(isMet ? 'All limits are met.' : 'A limit is exceeded.');
    if (!isMet) process.exitCode = 1;
  } finally {
    await api?.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface PreparedShop {
  host: string;
  productIds: string[];
  skuIds: string[];
  soldOutSku: string;
  shoppers: { token: string; addressId: string }[];
}

/** Creates shoppers with addresses, and a sold-out product. */
async function prepareShop(url: URL, databaseUrl: string): Promise<PreparedShop> {
  const shoppers: PreparedShop['shoppers'] = [];
  for (let n = 0; n < SHOPPERS; n += 1) {
    const account = { username: `load_${n}_${randomUUID().slice(0, 6)}`, password: 'ab'.repeat(32) };
    await post(url, '/api/user/register', { ...account, nickname: 'load' });
    const { token } = (await post(url, '/api/user/login', account)) as { token: string };
    const { id } = (await post(url, '/api/address/create', ADDRESS, token)) as { id: string };
    shoppers.push({ token, addressId: id });
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ product_id: string; id: string }>(
    `SELECT DISTINCT ON (product_id) product_id, skus.id FROM skus JOIN products ON products.id = product_id WHERE is_on_sale LIMIT 20`,
  );
  const soldOutSku = rows[0]?.id ?? '';
  await client.query('UPDATE skus SET stock = 0 WHERE id = $1', [soldOutSku]);
  await client.query('UPDATE skus SET stock = 100000000 WHERE id <> $1', [soldOutSku]);
  await client.end();
  return {
    host: url.host,
    productIds: rows.map(({ product_id }) => product_id),
    skuIds: rows.slice(1).map(({ id }) => id),
    soldOutSku,
    shoppers,
  };
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

/** Returns a mix of requests: of ten, five read a product, one reads a list, two change a cart, and two order a sold-out product. */
function mixedRequests({ host, productIds, skuIds, soldOutSku, shoppers }: PreparedShop): NextRequest {
  let n = 0;
  const pick = <T>(values: readonly T[]): T => values[n % values.length] as T;
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const send = (path: string, body: object, token: string) => {
    const text = JSON.stringify(body);
    const head = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nAuthorization: Bearer ${token}`;
    return `${head}\r\nIdempotency-Key: ${randomUUID()}\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
  };
  return () => {
    n += 1;
    const { token, addressId } = pick(shoppers);
    const kind = n % 10;
    if (kind < 5) return get(`/api/product/${pick(productIds)}`);
    if (kind < 6) return get('/api/products?pageSize=20');
    if (kind < 8) return send('/api/cart/add', { skuUuid: pick(skuIds), quantity: 1 }, token);
    const items = [{ skuUuid: soldOutSku, quantity: 1 }];
    const order = { items, couponUuid: null, checkoutUuid: randomUUID(), addressUuid: addressId, expectedTotal: 1 };
    return send('/api/order/create', order, token);
  };
}

/** Returns whether the server handled the request: it succeeded, or a rule of the shop rejected it. */
function isServed({ status, error }: Sample): boolean {
  return status === 200 || error === 'OUT_OF_STOCK' || error === 'PURCHASE_LIMIT' || error === 'CART_LIMIT';
}

/** Returns the milliseconds until twenty calls in a row are as fast as before. */
async function timeToRecover(url: URL, next: NextRequest, baselineP99: number): Promise<number> {
  const start = performance.now();
  const maxLatency = Math.max(baselineP99 * 2, 100);
  let inRow = 0;
  let firstAt = start;
  const connection = openConnection(url);
  while (inRow < 20 && performance.now() - start < 60_000) {
    const sample = await connection.send(next());
    if (inRow === 0) firstAt = performance.now();
    inRow = isServed(sample) && sample.milliseconds <= maxLatency ? inRow + 1 : 0;
  }
  connection.close();
  return inRow < 20 ? Number.POSITIVE_INFINITY : firstAt - start;
}

function latencies(samples: readonly Sample[]): number[] {
  return samples.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
}

/** @param sorted ascending */
function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function countBy(samples: readonly Sample[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, error } of samples) counts[`${status} ${error}`] = (counts[`${status} ${error}`] ?? 0) + 1;
  return counts;
}

runBench(run);
