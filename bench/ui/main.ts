import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadOf, machineName, runBench } from '@mallard/bench/runBench';
import { preview } from 'vite';
import { type BuiltPage, buildPage, buildServerBuild, type ServerBuild } from './buildPages.ts';
import { measurePage, type Visit } from './measurePage.ts';
import { openBrowser, THROTTLE } from './phone.ts';
import { type BenchOptions, readOptions } from './readOptions.mjs';
import { rendersPerSecond, type ServerResult } from './renderOnServer.ts';
import { type PageResult, type Results, tablesOf } from './report.ts';
import type { Entrant } from './works/Work.ts';

const cache = fileURLToPath(new URL('.cache', import.meta.url));
const folder = join(cache, 'pages');

/** Runs `npm run bench:ui`: compares the components with plain React and other libraries on a slow phone. */
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

/** Measures server rendering. The entrants take turns, in the same order in each round. */
async function renderAll({ entrants, rounds, serverMs }: BenchOptions): Promise<Results['server']> {
  const builds = new Map<Entrant, ServerBuild>();
  for (const entrant of entrants) builds.set(entrant, await buildServerBuild(folder, entrant));
  const results: Record<string, ServerResult> = {};
  for (const [entrant, build] of builds) {
    rendersPerSecond(build, serverMs);
    results[entrant] = { rates: [], html: Buffer.byteLength(build.render()) };
  }
  for (let round = 0; round < rounds * 2; round += 1) {
    for (const [entrant, build] of builds) results[entrant]?.rates.push(rendersPerSecond(build, serverMs));
  }
  return results;
}

/** Measures all pages. Each round visits every page once, so that load on the machine affects all entrants alike. */
async function measureAll(pages: readonly PageResult[], { rounds, works }: BenchOptions): Promise<string> {
  const server = await preview({ configFile: false, root: cache, build: { outDir: folder }, preview: { port: 0 } });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  const browser = await openBrowser();
  try {
    for (let round = 0; round < rounds; round += 1) {
      console.log(`Round ${round + 1} of ${rounds}, load ${loadOf().toFixed(1)}`);
      for (const work of works) {
        const workPages = pages.filter((page) => page.work === work && !page.problem);
        // Each round starts with another entrant.
        const order = [...workPages.slice(round % workPages.length), ...workPages.slice(0, round % workPages.length)];
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
      const result: Visit = await measurePage(
        browser,
        new URL(page.path, address).href,
        page.work,
        page.visits.length === 0,
      );
      page.visits.push(result);
    } catch (error) {
      page.problem = error instanceof Error ? error.message : String(error);
      console.log(`  ${page.entrant} ${page.work}: ${page.problem}`);
    }
  }
}

runBench(run);
