import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '@mallard/api/testing';
import { markdownTable } from '../markdownTable.ts';
import { percentile } from '../percentile.ts';
import { loadOf, machineName, runBench } from '../runBench.ts';
import { type ServerProcess, startServerProcess } from '../startServerProcess.ts';
import { writeFigures } from '../writeFigures.ts';
import { isServed, type NextRequest, openConnection, type RequestKind, type Sample, sendLoad } from './httpLoad.ts';
import { mixedRequests } from './mixedRequests.ts';
import { prepareShop } from './prepareShop.ts';
import { readRss, watchRss } from './readRss.ts';

/** Concurrent calls that use the full capacity of the server without overloading it. */
const CAPACITY_CONNECTIONS = 16;
const CONNECTIONS = 400;
const TIMES_CAPACITY = 5;
const LIMITS = { refusalP99Ms: 1000, recoveryMs: 10_000, rssMb: 768 };

const round = (value: number) => value.toFixed(0);

/** Runs `npm run bench:overload`: measures the responses of an overloaded server, and how soon it recovers. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
  const seconds = Number(values.seconds);
  if (!(seconds >= 5 && seconds <= 600)) throw new RangeError('--seconds must be a number from 5 to 600.');
  console.log(`${new Date().toISOString()}, ${machineName()}, load ${loadOf().toFixed(1)}`);
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'mallard-overload-'));
  let server: ServerProcess | undefined;
  try {
    server = await startServerProcess({ DATABASE_URL: postgres.url, DATA_DIR: folder }, 'shop');
    const url = new URL(server.url);
    const next = mixedRequests(await prepareShop(url, postgres.url));
    const atCapacity = { connections: CAPACITY_CONNECTIONS, rate: Number.POSITIVE_INFINITY, next };
    await sendLoad(url, { ...atCapacity, seconds: 5 });
    const baseline = await sendLoad(url, { ...atCapacity, seconds: 10 });
    const capacity = baseline.filter(isServed).length / 10;
    const rssBefore = readRss(server.pid);
    const stopWatchingRss = watchRss(server.pid);
    const load = await sendLoad(url, { connections: CONNECTIONS, rate: capacity * TIMES_CAPACITY, seconds, next });
    const recoveryMs = await timeToRecover(url, next, percentile(latencies(baseline), 0.99));
    const rssMax = stopWatchingRss();
    const isMet = report({ baseline, capacity, load, seconds, recoveryMs, rssBefore, rssMax });
    console.log(isMet ? 'All limits are met.' : 'A limit is exceeded.');
    if (!isMet) process.exitCode = 1;
  } finally {
    await server?.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Measured {
  baseline: readonly Sample[];
  /** Requests per second. */
  capacity: number;
  load: readonly Sample[];
  seconds: number;
  recoveryMs: number;
  rssBefore: number;
  rssMax: number;
}

/** Prints a table. @returns whether all limits are met */
function report({ baseline, capacity, load, seconds, recoveryMs, rssBefore, rssMax }: Measured): boolean {
  const refused = load.filter(isRefused);
  const served = load.filter(isServed);
  const unexpected = load.filter((sample) => !isServed(sample) && !isRefused(sample));
  const refusalP99 = percentile(latencies(refused), 0.99);
  const soldOut = served.filter(({ error }) => error === 'OUT_OF_STOCK').length;
  const offered = load.length / seconds;
  const rowsOf = (kind: RequestKind, label: string) => [
    [`${label} served`, `${round(ofKind(served, kind).length / seconds)} /s, ${timesOf(ofKind(served, kind))}`],
    [`${label} refused`, `${ofKind(refused, kind).length}, ${timesOf(ofKind(refused, kind))}`],
  ];
  const rows = [
    [`capacity (${CAPACITY_CONNECTIONS} connections)`, `${round(capacity)} /s, ${timesOf(baseline)}`],
    ['offered', `${round(offered)} /s over ${CONNECTIONS} connections (${(offered / capacity).toFixed(1)} × capacity)`],
    ...rowsOf('api', 'API calls'),
    ...rowsOf('page', 'pages'),
    ['99th percentile of all refusals', `${round(refusalP99)} ms (at most ${LIMITS.refusalP99Ms})`],
    ['sold out', String(soldOut)],
    ['broken connections, unexpected responses', `${unexpected.length} ${JSON.stringify(countBy(unexpected))}`],
    ['recovered after', `${round(recoveryMs)} ms (at most ${LIMITS.recoveryMs})`],
    ['memory', `${round(rssBefore)} MB before, ${round(rssMax)} MB (at most ${LIMITS.rssMb})`],
  ];
  console.log(`\n${markdownTable(['', 'figure'], rows)}\n`);
  writeFigures({
    'seconds of overload': seconds,
    'requests refused during overload': refused.length,
    'milliseconds until 99 % of refusals': Math.ceil(refusalP99),
    'milliseconds until recovery from overload': Math.ceil(recoveryMs),
    'megabytes of memory during overload': Math.ceil(rssMax),
    'buyers who read "out of stock" during overload': soldOut,
  });
  return (
    refused.length > 0 &&
    soldOut > 0 &&
    refusalP99 <= LIMITS.refusalP99Ms &&
    recoveryMs <= LIMITS.recoveryMs &&
    rssMax <= LIMITS.rssMb &&
    unexpected.length === 0
  );
}

/** Returns whether the server refused the request for overload, and named the time of a retry. */
function isRefused({ kind, status, error, hasRetryAfter }: Sample): boolean {
  const hasReason = kind === 'page' || error === 'OVERLOADED' || error === 'RATE_LIMITED';
  return (status === 503 || status === 429) && hasRetryAfter && hasReason;
}

/** Returns the milliseconds until twenty requests in a row are as fast as before. */
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

function ofKind(samples: readonly Sample[], kind: RequestKind): Sample[] {
  return samples.filter((sample) => sample.kind === kind);
}

function latencies(samples: readonly Sample[]): number[] {
  return samples.map(({ milliseconds }) => milliseconds);
}

function timesOf(samples: readonly Sample[]): string {
  const times = latencies(samples);
  return `p50 ${round(percentile(times, 0.5))} ms, p99 ${round(percentile(times, 0.99))} ms`;
}

function countBy(samples: readonly Sample[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind, status, error } of samples) {
    const name = `${kind} ${status} ${error}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

runBench(run);
