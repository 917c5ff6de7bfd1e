import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadOf, machineName, runBench } from '@mallard/bench/runBench';
import { preview } from 'vite';
import { type BuiltPage, buildPage, buildServerHalf, type ServerHalf } from './buildPages.ts';
import { measurePage, type Visit } from './measurePage.ts';
import { openBrowser, THROTTLE } from './phone.ts';
import { type BenchOptions, readOptions } from './readOptions.mjs';
import { rendersPerSecond, type ServerResult } from './renderOnServer.ts';
import { type PageResult, type Results, tablesOf } from './report.ts';
import type { Entrant } from './works/Work.ts';

const cache = fileURLToPath(new URL('.cache', import.meta.url));
const folder = join(cache, 'pages');

/** `npm run bench:ui`: what the components cost on a phone, beside React alone and beside other libraries. */
async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const machine = machineName();
  const date = new Date().toISOString();
  console.log(`${date}, ${machine}, load ${loadOf().toFixed(1)}`);
  rmSync(folder, { recursive: true, force: true });
  const pages = await buildAll(options);
  const results: Results = {
    date,
    machine,
    browser: '',
    throttle: THROTTLE,
    rounds: options.rounds,
    pages,
    server: {},
  };
  if (!options.weighsOnly) {
    if (options.works.includes('cards')) results.server = await renderAll(options);
    results.browser = await measureAll(pages, options);
  }
  console.log(`\n${tablesOf(results)}\n`);
  mkdirSync(dirname(options.file), { recursive: true });
  writeFileSync(options.file, `${JSON.stringify({ ...results, load: loadOf().toFixed(1) }, null, 2)}\n`);
  console.log(`Written to ${options.file}.`);
}

async function buildAll({ entrants, works }: BenchOptions): Promise<PageResult[]> {
  const pages: PageResult[] = [];
  for (const entrant of entrants) {
    console.log(`Building ${entrant} …`);
    for (const work of works) {
      const page: BuiltPage = await buildPage(folder, entrant, work);
      pages.push({ ...page, visits: [] });
    }
  }
  return pages;
}

/** Every entrant renders for a moment, again and again, in the order in which the pages are measured. */
async function renderAll({ entrants, rounds, serverMs }: BenchOptions): Promise<Results['server']> {
  const halves = new Map<Entrant, ServerHalf>();
  for (const entrant of entrants) halves.set(entrant, await buildServerHalf(folder, entrant));
  const results: Record<string, ServerResult> = {};
  for (const [entrant, half] of halves) {
    rendersPerSecond(half, serverMs);
    results[entrant] = { rates: [], html: Buffer.byteLength(half.render()) };
  }
  for (let round = 0; round < rounds * 2; round += 1) {
    for (const [entrant, half] of halves) results[entrant]?.rates.push(rendersPerSecond(half, serverMs));
  }
  return results;
}

/** In every round everyone does everything once, so that a busy moment of the machine meets all alike. */
async function measureAll(pages: readonly PageResult[], { rounds, works }: BenchOptions): Promise<string> {
  const server = await preview({ configFile: false, root: cache, build: { outDir: folder }, preview: { port: 0 } });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  const browser = await openBrowser();
  try {
    for (let round = 0; round < rounds; round += 1) {
      console.log(`Round ${round + 1} of ${rounds}, load ${loadOf().toFixed(1)}`);
      for (const work of works) {
        const ones = pages.filter((page) => page.work === work && !page.problem);
        // Nobody is always the first.
        const order = [...ones.slice(round % ones.length), ...ones.slice(0, round % ones.length)];
        for (const page of order) await visit(page);
      }
    }
    return `Chromium ${browser.version()}`;
  } finally {
    await browser.close();
    await server.close();
  }

  async function visit(page: PageResult): Promise<void> {
    try {
      const found: Visit = await measurePage(
        browser,
        new URL(page.path, address).href,
        page.work,
        page.visits.length === 0,
      );
      page.visits.push(found);
    } catch (error) {
      page.problem = error instanceof Error ? error.message : String(error);
      console.log(`  ${page.entrant} ${page.work}: ${page.problem}`);
    }
  }
}

runBench(run);
