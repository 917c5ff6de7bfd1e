import { writeFileSync } from 'node:fs';
import type { ContentLocale } from '@mallard/domain/messages';
import { test as base, expect } from '@playwright/test';
import { type Account, createAccount } from '../accounts.ts';
import { type Messages, messagesOf } from '../messages.ts';
import { findSampleItem, type SampleItem } from '../sampleItem.ts';
import type { Driver, WindowOptions } from './driver.ts';
import { findProgram } from './findProgram.ts';
import { startFirefox } from './firefox.ts';
import { createShopper, type Shopper } from './shopper.ts';
import { startWebKit } from './webkit.ts';

/** A browser whose official builds Playwright cannot control. */
export type Engine = 'firefox' | 'webkit';

export interface EngineOptions {
  engine: Engine;
}

interface Fixtures extends EngineOptions {
  messages: Messages;
  item: SampleItem;
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

/** A test in Firefox or WebKitGTK. It fails on page errors (in WebKitGTK only after page load), and is skipped without the browser. */
export const browserTest = base.extend<Fixtures>({
  engine: ['firefox', { option: true }],
  messages: ({ locale }, use) => use(messagesOf(locale as ContentLocale)),
  item: async ({ baseURL, messages }, use) => use(await findSampleItem(baseURL ?? '', messages.locale)),
  account: async ({ baseURL, messages }, use) => use(await createAccount(baseURL ?? '', messages.locale)),
  shopper: async ({ engine, viewport, messages: { locale } }, use, testInfo) => {
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
