import { existsSync, realpathSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import type { EngineOptions } from './support/drivers/browserTest.ts';
import type { Options } from './support/test.ts';

const DEBIANS_BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
// If undefined, Playwright uses its own browser.
const executablePath = process.env.CHROMIUM_PATH || DEBIANS_BROWSERS.find((path) => existsSync(path));
const isRoot = process.getuid?.() === 0;

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  screen: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
};
const desktop = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
  locale: 'en-US',
  timezoneId: 'Asia/Shanghai',
};
const onPostgres = baseUrlOf(process.env.MALLARD_POSTGRES_SHOP_URL);

const node = JSON.stringify(realpathSync('../node_modules/.bin/node'));
const serveShop = `${node} --conditions=@mallard/source --disable-warning=ExperimentalWarning support/serveShop.ts`;
const shop = { timeout: 120_000, gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 } } as const;

/**
 * User flows in the built shop: on a phone in Chinese and on a desktop in English. The shop gets a free port and its own
 * database. The purchase also runs on a PostgreSQL server, and without features that some supported browsers lack. A shorter
 * purchase runs in Firefox and WebKitGTK, which Playwright does not control.
 */
export default defineConfig<Options & EngineOptions>({
  testDir: '.',
  outputDir: '../.cache/e2e',
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Long timeouts, because a busy machine may be many times slower. They only catch tests that never end.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...baseUrlOf(process.env.MALLARD_SHOP_URL),
    // Recording traces takes 25 % more time. Use `--trace retain-on-failure` to debug a failure.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    // With motion, a layer may move between mouse down and up. Tests of motion enable it, and press with `pressInLayer`.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests cannot intercept requests of a service worker. Tests of the worker itself allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    { name: 'phone', testMatch: 'flows/**', use: phone },
    { name: 'desktop', testMatch: 'flows/**', use: desktop },
    { name: 'phone-postgres', testMatch: 'flows/purchase.spec.ts', use: { ...phone, ...onPostgres } },
    { name: 'phone-old', testMatch: 'flows/purchase.spec.ts', use: { ...phone, hasOldBrowser: true } },
    { name: 'firefox', testMatch: 'e2e/browsers/*.spec.ts', use: { ...desktop, engine: 'firefox' } },
    { name: 'webkit', testMatch: 'e2e/browsers/*.spec.ts', use: { ...phone, engine: 'webkit' } },
    { name: 'server', testMatch: 'server/**' },
  ],
  webServer: [
    { ...shop, command: serveShop, wait: { stdout: /running at (?<MALLARD_SHOP_URL>http:\/\/\S+)/ } },
    {
      ...shop,
      command: `${serveShop} --postgres`,
      wait: { stdout: /running at (?<MALLARD_POSTGRES_SHOP_URL>http:\/\/\S+)/ },
    },
  ],
});

/** Playwright also reads this file before the shop has started. */
function baseUrlOf(url: string | undefined) {
  return url ? { baseURL: url } : {};
}
