import { writeFileSync } from 'node:fs';
import { captureQueries, explainQuery, type QueryCost } from './capturedQueries.ts';
import { type Case, casesOf } from './cases.ts';
import { measure } from './measure.ts';
import { openShop, openSite, type Site } from './openShop.ts';
import { type BenchOptions, type Engine, readOptions } from './readOptions.mjs';
import { growingCalls, type Result, tableOf } from './report.ts';
import { loadOf, machineName, runBench } from './runBench.ts';

/** `npm run bench`: what calls cost in shops of several sizes, and why where that grows. */
async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const machine = machineName();
  const date = new Date().toISOString();
  console.log(`${date}, ${machine}, load ${loadOf().toFixed(1)}`);
  const results: Result[] = [];
  for (const engine of options.engines) {
    const site = await openSite(engine);
    try {
      for (const products of options.sizes) results.push(...(await measureShop(site, { engine, products }, options)));
    } finally {
      await site.close();
    }
    const own = results.filter((result) => result.engine === engine);
    console.log(`\n${engine}, milliseconds:\n\n${tableOf(own)}\n`);
    if (options.showsAllPlans) for (const { name, queries } of own) printPlans(name, queries);
    else for (const { why, queries } of growingCalls(own)) printPlans(why, queries);
  }
  writeFileSync(options.file, `${JSON.stringify({ date, machine, results }, null, 2)}\n`);
  console.log(`Written to ${options.file}.`);
}

interface Shop {
  engine: Engine;
  products: number;
}

async function measureShop(site: Site, { engine, products }: Shop, options: BenchOptions): Promise<Result[]> {
  console.log(`\n${engine}, ${products} products`);
  const size = { products, orders: options.orders ?? products };
  const room = await site.makeRoom(size);
  const api = await openShop(room, size);
  const results: Result[] = [];
  try {
    const cases = await casesOf(api);
    for (const one of cases.filter(({ name }) => name.includes(options.only))) {
      const latency = await measure(one.call, options);
      const queries = await explainCase(api.deps.db, one);
      const pages = one.isReading ? queries.reduce((sum, query) => sum + query.pages, 0) : null;
      results.push({ engine, products, name: one.name, ...latency, pages, queries, load: loadOf() });
      console.log(
        `  ${one.name}: p50 ${latency.p50.toFixed(1)} ms, p99 ${latency.p99.toFixed(1)} ms, load ${loadOf().toFixed(1)}`,
      );
    }
  } finally {
    await api.stop();
    await room.clear();
  }
  return results;
}

async function explainCase(db: Parameters<typeof explainQuery>[0], { isReading, call }: Case): Promise<QueryCost[]> {
  if (!isReading) return [];
  const captured = await captureQueries(db, () => call(0));
  const costs: QueryCost[] = [];
  for (const query of captured) {
    const cost = await explainQuery(db, query);
    if (cost) costs.push(cost);
  }
  return costs;
}

function printPlans(why: string, queries: readonly QueryCost[]): void {
  console.log(`── ${why}`);
  for (const { sql, plan } of queries) console.log(`\n${sql}\n\n${plan}\n`);
}

runBench(run);
