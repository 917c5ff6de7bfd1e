import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '@mallard/api/testing';
import { markdownTable } from '../markdownTable.ts';
import { sendLoad } from '../overload/httpLoad.ts';
import { createShoppers } from '../overload/prepareShop.ts';
import { readCpuMs, readRss } from '../overload/readRss.ts';
import { percentile } from '../percentile.ts';
import { loadOf, machineName, runBench } from '../runBench.ts';
import { type ServerProcess, startServerProcess } from '../startServerProcess.ts';
import { LIST_PATH, type RequestCase, requestCases, type ShopData } from './requestCases.ts';

const CONNECTIONS = 16;
/** Seconds of idleness before memory is read. */
const REST_S = 5;
const engines = ['postgres', 'pglite'] as const;
type Engine = (typeof engines)[number];

/** What was measured of one kind of request in one round. */
interface Round {
  perSecond: number;
  /** Milliseconds of processor time per request, of all threads. */
  cpuMs: number;
  p99: number;
  failed: number;
}

/** Runs `npm run bench:requests`: how many requests one process serves, and its memory. */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '3' },
      engine: { type: 'string' },
      only: { type: 'string', default: '' },
      flags: { type: 'string', default: '' },
    },
  });
  const seconds = Number(values.seconds);
  const rounds = Number(values.rounds);
  if (!(seconds >= 0.5 && seconds <= 60)) throw new RangeError('--seconds must be a number from 0.5 to 60.');
  if (!(rounds >= 1 && rounds <= 100)) throw new RangeError('--rounds must be a number from 1 to 100.');
  const selectedEngines = engines.filter((engine) => values.engine === undefined || values.engine === engine);
  if (selectedEngines.length === 0) throw new RangeError(`--engine must be one of ${engines.join(', ')}.`);
  console.log(`${new Date().toISOString()}, ${machineName()}, load ${loadOf().toFixed(1)}`);
  for (const engine of selectedEngines)
    await measureEngine(engine, { seconds, rounds, only: values.only, flags: values.flags.split(' ').filter(Boolean) });
}

interface Options {
  seconds: number;
  rounds: number;
  /** Part of the names of the cases to measure. */
  only: string;
  /** Flags of Node.js for the server. */
  flags: readonly string[];
}

async function measureEngine(engine: Engine, { seconds, rounds, only, flags }: Options): Promise<void> {
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  const folder = mkdtempSync(join(tmpdir(), 'mallard-requests-'));
  const env = { DATA_DIR: folder, ...(postgres && { DATABASE_URL: postgres.url }) };
  try {
    const results = new Map<RequestCase, Round[]>();
    let restRss = 0;
    for (const isUncached of [false, true]) {
      const server = await startServerProcess(isUncached ? { ...env, CACHE_MB: '0' } : env, 'shop', flags);
      try {
        if (!isUncached) restRss = await wait(REST_S * 1000).then(() => readRss(server.pid));
        const cases = requestCases(await readShopData(server));
        const measured = cases.filter((one) => (one.isUncached ?? false) === isUncached && one.name.includes(only));
        await measureCases(measured, results, server, { seconds, rounds });
      } finally {
        await server.stop();
      }
    }
    print(engine, results, restRss);
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures all cases once per round, so that a busy machine affects all of them. */
async function measureCases(
  cases: readonly RequestCase[],
  results: Map<RequestCase, Round[]>,
  { url, pid }: ServerProcess,
  { seconds, rounds }: Pick<Options, 'seconds' | 'rounds'>,
): Promise<void> {
  const load = { connections: CONNECTIONS, rate: Number.POSITIVE_INFINITY };
  for (const { next } of cases) await sendLoad(new URL(url), { ...load, next, seconds: 1 });
  for (let n = 0; n < rounds; n += 1)
    for (const one of cases) {
      const startedAt = performance.now();
      const cpuBefore = readCpuMs(pid);
      const samples = await sendLoad(new URL(url), { ...load, next: one.next, seconds });
      const elapsed = (performance.now() - startedAt) / 1000;
      const served = samples.filter(({ status }) => status === 200 || status === 304);
      const p99 = percentile(
        served.map(({ milliseconds }) => milliseconds),
        0.99,
      );
      const cpuMs = (readCpuMs(pid) - cpuBefore) / samples.length;
      const failed = samples.length - served.length;
      const round = { perSecond: served.length / elapsed, cpuMs, p99, failed };
      results.set(one, [...(results.get(one) ?? []), round]);
    }
}

async function readShopData({ url }: ServerProcess): Promise<ShopData> {
  const shoppers = await createShoppers(new URL(url));
  const list = await fetch(new URL(LIST_PATH, url), { headers: { 'Accept-Language': 'en-US' } });
  const { data } = (await list.json()) as { data: { items: { id: string }[] } };
  const productIds = data.items.map(({ id }) => id);
  const skuIds: string[] = [];
  for (const id of productIds) {
    const response = await fetch(new URL(`/api/product/${id}`, url));
    const { data: product } = (await response.json()) as { data: { skus: { id: string; stock: number }[] } };
    skuIds.push(...product.skus.filter(({ stock }) => stock > 5).map((sku) => sku.id));
  }
  return {
    host: new URL(url).host,
    productIds,
    skuIds: skuIds.slice(0, 20),
    tokens: shoppers.map(({ token }) => token),
    listEtag: list.headers.get('ETag') ?? '',
  };
}

function print(engine: Engine, results: ReadonlyMap<RequestCase, readonly Round[]>, restRss: number): void {
  const rows = Array.from(results, ([{ name, target }, rounds]) => {
    const rates = rounds.map(({ perSecond }) => perSecond);
    return [
      name,
      Math.max(...rates).toFixed(0),
      percentile(rates, 0.5).toFixed(0),
      String(target[engine]),
      percentile(
        rounds.map(({ cpuMs }) => cpuMs),
        0.5,
      ).toFixed(2),
      Math.min(...rounds.map(({ p99 }) => p99)).toFixed(0),
      String(rounds.reduce((sum, { failed }) => sum + failed, 0)),
    ];
  });
  console.log(`\n${engine}, ${restRss.toFixed(0)} MB at rest, load ${loadOf().toFixed(1)}\n`);
  console.log(
    markdownTable(['request', 'best /s', 'median /s', 'target', 'CPU ms each', 'best p99 ms', 'failed'], rows),
  );
}

runBench(run);
