import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { spawnShop } from '@mallard/e2e/shopProcess';
import { openBrowser, PHONE } from './phone.ts';
import { readOptions } from './readOptions.ts';
import { type ScreenResult, tableOf } from './report.ts';
import { screensOf } from './screens.ts';
import { timeUntilTapWorks, visit } from './visit.ts';
import { openWithoutScript } from './withoutScript.ts';

/** `npm run bench:load`: what a first visit costs on a slow phone, beside the same pages without script. */
async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`;
  const shop = options.url === undefined ? await openOwnShop() : { url: options.url, close: async () => {} };
  const limit = await openWithoutScript(shop.url);
  const browser = await openBrowser();
  const date = new Date().toISOString();
  console.log(`${date}, ${machine}, Chromium ${browser.version()}, load ${loadOf()}`);
  try {
    const screens = (await screensOf(shop.url)).filter(({ name }) => name.includes(options.only));
    const results = screens.map((screen) => ({
      screen,
      result: { name: screen.name, visits: [], limits: [], taps: [] } as ScreenResult,
    }));
    for (let round = 1; round <= options.rounds; round += 1) {
      console.log(`Round ${round} of ${options.rounds}, load ${loadOf()}`);
      for (const { screen, result } of results) {
        result.limits.push(await visit(browser, limit.url + screen.path));
        result.visits.push(await visit(browser, shop.url + screen.path));
        result.taps.push(await timeUntilTapWorks(browser, shop.url, screen));
      }
    }
    const measured = results.map(({ result }) => result);
    console.log(`\nMilliseconds, without script in brackets:\n\n${tableOf(measured)}\n`);
    mkdirSync(dirname(options.file), { recursive: true });
    const facts = { date, machine, browser: browser.version(), phone: PHONE, load: loadOf(), results: measured };
    writeFileSync(options.file, `${JSON.stringify(facts, null, 2)}\n`);
    console.log(`Written to ${options.file}.`);
  } finally {
    await browser.close();
    limit.close();
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

function loadOf(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

run().catch((error: unknown) => {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
