import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadOf, machineName, runBench } from '@mallard/bench/runBench';
import { spawnShop } from '@mallard/e2e/shopProcess';
import { openBrowser, PHONE } from './phone.ts';
import { readOptions } from './readOptions.mjs';
import { type ScreenResult, tableOf } from './report.ts';
import { screensOf } from './screens.ts';
import { timeUntilTapWorks, visit } from './visit.ts';

/** Runs `npm run bench:load`: measures first visits on a slow phone, with and without JavaScript. */
async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const machine = machineName();
  const shop = options.url === undefined ? await openOwnShop() : { url: options.url, close: async () => {} };
  const browser = await openBrowser();
  const date = new Date().toISOString();
  console.log(`${date}, ${machine}, Chromium ${browser.version()}, load ${loadOf().toFixed(1)}`);
  try {
    const screens = (await screensOf(shop.url)).filter(({ name }) => name.includes(options.only));
    const results = screens.map((screen) => ({
      screen,
      result: { name: screen.name, visits: [], limits: [], taps: [] } as ScreenResult,
    }));
    // Warms up the browser, whose very first page load is slower.
    for (const { path } of screens.slice(0, 1)) await visit(browser, shop.url + path, true);
    for (let round = 1; round <= options.rounds; round += 1) {
      console.log(`Round ${round} of ${options.rounds}, load ${loadOf().toFixed(1)}`);
      for (const { screen, result } of results) {
        result.limits.push(await visit(browser, shop.url + screen.path, false));
        result.visits.push(await visit(browser, shop.url + screen.path, true));
        result.taps.push(await timeUntilTapWorks(browser, shop.url, screen));
      }
    }
    const measured = results.map(({ result }) => result);
    console.log(`\nMilliseconds, without JavaScript in brackets:\n\n${tableOf(measured)}\n`);
    mkdirSync(dirname(options.file), { recursive: true });
    const facts = {
      date,
      machine,
      browser: browser.version(),
      phone: PHONE,
      load: loadOf().toFixed(1),
      results: measured,
    };
    writeFileSync(options.file, `${JSON.stringify(facts, null, 2)}\n`);
    console.log(`Written to ${options.file}.`);
  } finally {
    await browser.close();
    await shop.close();
  }
}

async function openOwnShop() {
  const folder = mkdtempSync(join(tmpdir(), 'mallard-load-'));
  const shop = spawnShop({ DATA_DIR: folder });
  return {
    url: await shop.opened,
    async close() {
      shop.child.kill('SIGTERM');
      await shop.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

runBench(run);
