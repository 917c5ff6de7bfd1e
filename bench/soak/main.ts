import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort, startPostgres } from '@mallard/api/testing';
import { markdownTable } from '../markdownTable.ts';
import { median } from '../median.ts';
import { isServed, type Sample, sendLoad } from '../overload/httpLoad.ts';
import { mixedRequests } from '../overload/mixedRequests.ts';
import { prepareShop } from '../overload/prepareShop.ts';
import { loadOf, machineName, runBench } from '../runBench.ts';
import { type ServerProcess, startServerProcess } from '../startServerProcess.ts';
import { writeFigures } from '../writeFigures.ts';
import { faultsOf } from './faults.ts';
import { type Inspector, type Memory, openInspector } from './openInspector.ts';

const CONNECTIONS = 16;
/** Seconds of load for each fault. */
const INTERVAL_S = 10;
/** Share of the time in which caches fill, before memory is compared. */
const WARM_UP_SHARE = 0.4;
/** Maximum megabytes that memory grows after the warm-up. The heap is exact; the system decides how much of it stays resident. */
const LIMITS = { heap: 8, rss: 64 };

const megabytes = (value: number) => value.toFixed(1);

/**
 * Runs `npm run bench:soak`: sends half the load that the shop can handle, with a fault every ten seconds, and fails if memory after
 * garbage collection keeps growing.
 */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } });
  const minutes = Number(values.minutes);
  if (!(minutes >= 1 && minutes <= 1440)) throw new RangeError('--minutes must be a number from 1 to 1440.');
  console.log(`${new Date().toISOString()}, ${machineName()}, load ${loadOf().toFixed(1)}`);
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'mallard-soak-'));
  let server: ServerProcess | undefined;
  let inspector: Inspector | undefined;
  try {
    const inspectorPort = await freePort();
    const env = { DATABASE_URL: postgres.url, DATA_DIR: folder };
    server = await startServerProcess(env, 'shop', [`--inspect=127.0.0.1:${inspectorPort}`]);
    inspector = await openInspector(inspectorPort);
    const url = new URL(server.url);
    const next = mixedRequests(await prepareShop(url, postgres.url));
    const atCapacity = { connections: CONNECTIONS, rate: Number.POSITIVE_INFINITY, next };
    await sendLoad(url, { ...atCapacity, seconds: 5 });
    const capacity = (await sendLoad(url, { ...atCapacity, seconds: 5 })).filter(isServed).length / 5;
    const load = { connections: CONNECTIONS, rate: capacity / 2, seconds: INTERVAL_S, next };
    const faults = faultsOf(url, postgres);
    const memories: Memory[] = [];
    const samples: Sample[] = [];
    const endsAt = performance.now() + minutes * 60_000;
    for (let n = 0; performance.now() < endsAt; n += 1) {
      const fault = faults[n % faults.length];
      const [sent] = await Promise.all([sendLoad(url, load), wait(1000).then(() => fault?.cause())]);
      samples.push(...sent);
      await wait(500);
      memories.push(await inspector.measureMemory());
    }
    if (!report({ minutes, capacity, samples, memories, faults: memories.length })) process.exitCode = 1;
  } finally {
    inspector?.close();
    await server?.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Measured {
  minutes: number;
  capacity: number;
  samples: readonly Sample[];
  memories: readonly Memory[];
  faults: number;
}

/** Prints the results. @returns whether memory stays within its limits */
function report({ minutes, capacity, samples, memories, faults }: Measured): boolean {
  const afterWarmUp = memories.slice(Math.floor(memories.length * WARM_UP_SHARE));
  const third = Math.ceil(afterWarmUp.length / 3);
  const typical = (some: readonly Memory[], part: keyof Memory) =>
    median(some.map((memory) => memory[part])) ?? Number.NaN;
  const grown = (part: keyof Memory) =>
    typical(afterWarmUp.slice(-third), part) - typical(afterWarmUp.slice(0, third), part);
  const [heap, rss] = [grown('heap'), grown('rss')];
  const served = samples.filter(isServed).length;
  console.log(
    `${minutes} min at half of ${capacity.toFixed(0)} requests per second: ${samples.length} requests, ${served} served, ${faults} faults.`,
  );
  const step = Math.ceil(memories.length / 12);
  const rows = memories.flatMap((memory, n) =>
    n % step === 0 || n === memories.length - 1
      ? [[`${n + 1}`, megabytes(memory.heap), megabytes(memory.rss), `${memory.resources}`]]
      : [],
  );
  console.log(markdownTable(['after fault', 'heap, MB', 'resident, MB', 'open resources'], rows));
  console.log(
    `After the warm-up, the heap grew by ${megabytes(heap)} MB (at most ${LIMITS.heap}), resident memory by ${megabytes(rss)} MB (at most ${LIMITS.rss}).`,
  );
  writeFigures({
    'minutes of load with faults': minutes,
    'requests served under load with faults': served,
    'megabytes of heap more under load with faults': Math.max(0, Math.ceil(heap)),
  });
  return served > 0 && heap <= LIMITS.heap && rss <= LIMITS.rss;
}

runBench(run);
