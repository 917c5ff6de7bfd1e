import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { type Account, createAccount } from '../accounts.ts';
import { findGoods, type Goods } from '../goods.ts';
import { type Locale, type Words, wordsOf } from '../words.ts';
import type { Driver, WindowOptions } from './driver.ts';
import { findProgram } from './findProgram.ts';
import { startFirefox } from './firefox.ts';
import { createShopper, type Shopper } from './shopper.ts';
import { startWebKit } from './webkit.ts';

/** A browser that Playwright cannot control as its makers publish it. */
export type Engine = 'firefox' | 'webkit';

export interface EngineOptions {
  engine: Engine;
}

interface Fixtures extends EngineOptions {
  words: Words;
  goods: Goods;
  account: Account;
  shopper: Shopper;
}

function start(engine: Engine, options: WindowOptions): Promise<Driver> | undefined {
  if (engine === 'firefox') {
    const program = findProgram('firefox-esr', 'firefox');
    return program === undefined ? undefined : startFirefox(program, options);
  }
  const driver = findProgram('WebKitWebDriver');
  const display = findProgram('Xvfb');
  return driver === undefined || display === undefined ? undefined : startWebKit({ driver, display }, options);
}

/** A test in Firefox or WebKitGTK, which fails for errors of its pages (in WebKitGTK for those after a page has loaded), and is skipped where the browser is not installed. */
export const browserTest = base.extend<Fixtures>({
  engine: ['firefox', { option: true }],
  words: ({ locale }, use) => use(wordsOf(locale as Locale)),
  goods: async ({ baseURL, words }, use) => use(await findGoods(baseURL ?? '', words.locale)),
  account: async ({ baseURL, words }, use) => use(await createAccount(baseURL ?? '', words.locale)),
  shopper: async ({ engine, viewport, words: { locale } }, use, testInfo) => {
    const { width, height } = viewport ?? { width: 1440, height: 900 };
    const driver = await start(engine, { width, height, locale });
    testInfo.skip(driver === undefined, `There is no ${engine} on this machine`);
    if (driver === undefined) return;
    try {
      await use(createShopper(driver));
      if (testInfo.status !== testInfo.expectedStatus)
        writeFileSync(testInfo.outputPath('page.png'), await driver.screenshot(), 'base64');
    } finally {
      await driver.close();
    }
    expect(driver.errors(), 'errors of the pages').toEqual([]);
  },
});
