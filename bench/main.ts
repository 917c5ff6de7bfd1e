import { writeFileSync } from 'node:fs';
import { captureQueries, explainQuery, type QueryCost } from './capturedQueries.ts';
import { type Case, casesOf } from './cases.ts';
import { measure } from './measure.ts';
import { openShop, openSite, type Site } from './openShop.ts';
import { type BenchOptions, type Engine, readOptions } from './readOptions.mjs';
import { growingCalls, type Result, tableOf } from './report.ts';
import { loadOf, machineName, runBench } from './runBench.ts';

/** Runs `npm run bench`: measures calls in shops of several sizes, and prints the query plans of calls that grow. */
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
    const engineResults = results.filter((result) => result.engine === engine);
    console.log(`\n${engine}, milliseconds:\n\n${tableOf(engineResults)}\n`);
    if (options.showsAllPlans) for (const { name, queries } of engineResults) printPlans(name, queries);
    else for (const { why, queries } of growingCalls(engineResults)) printPlans(why, queries);
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
  const database = await site.createDatabase(size);
  const api = await openShop(database, size);
  const results: Result[] = [];
  try {
    const cases = await casesOf(api);
    for (const benchCase of cases.filter(({ name }) => name.includes(options.only))) {
      const latency = await measure(benchCase.call, options);
      const queries = await explainCase(api.deps.db, benchCase);
      const pages = benchCase.isReading ? queries.reduce((sum, query) => sum + query.pages, 0) : null;
      results.push({ engine, products, name: benchCase.name, ...latency, pages, queries, load: loadOf() });
      console.log(
        `  ${benchCase.name}: p50 ${latency.p50.toFixed(1)} ms, p99 ${latency.p99.toFixed(1)} ms, load ${loadOf().toFixed(1)}`,
      );
    }
  } finally {
    await api.stop();
    await database.remove();
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
