import { existsSync, realpathSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const DEBIANS_CHROMIUM = '/usr/bin/chromium';
// Left out, Playwright takes its own.
const executablePath = process.env.CHROMIUM_PATH || (existsSync(DEBIANS_CHROMIUM) ? DEBIANS_CHROMIUM : undefined);
const isRoot = process.getuid?.() === 0;

/**
 * Journeys of shoppers through the built shop: on a phone in Chinese and on a desktop in English. The shop gets a free port
 * and a database of its own.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e',
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...(process.env.MALLARD_SHOP_URL ? { baseURL: process.env.MALLARD_SHOP_URL } : {}),
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
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
    {
      name: 'phone',
      testMatch: 'journeys/**',
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
      },
    },
    {
      name: 'desktop',
      testMatch: 'journeys/**',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        locale: 'en-US',
        timezoneId: 'Asia/Shanghai',
      },
    },
    { name: 'server', testMatch: 'server/**' },
  ],
  webServer: {
    command: `${JSON.stringify(realpathSync('../node_modules/.bin/node'))} --disable-warning=ExperimentalWarning support/serveShop.ts`,
    wait: { stdout: /open at (?<MALLARD_SHOP_URL>http:\/\/\S+)/ },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
