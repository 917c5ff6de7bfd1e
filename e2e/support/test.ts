import type { ContentLocale } from '@mallard/domain/messages';
import { test as base, expect } from '@playwright/test';
import { type Account, createAccount, storedSession } from './accounts.ts';
import { recordAnnouncements } from './announcements.ts';
import { createSteps, type Steps } from './createSteps.ts';
import { type Messages, messagesOf } from './messages.ts';
import { removeHas } from './removeHas.ts';
import { removeNewerApis } from './removeNewerApis.ts';
import { findSampleItem, type SampleItem } from './sampleItem.ts';
import { recordToasts } from './toasts.ts';
import { translatePages } from './translatePages.ts';
import { type Watch, watchPages } from './watchPages.ts';

export { expect } from '@playwright/test';

export interface Options {
  /** Whether to remove APIs and `:has()`, which some supported browsers lack. */
  hasOldBrowser: boolean;
}

interface Fixtures extends Options {
  /** Messages in the language of the project. */
  messages: Messages;
  /** Whether the project uses the phone layout. */
  isPhone: boolean;
  /** Common steps of a shopper. */
  steps: Steps;
  /** A product to buy. */
  item: SampleItem;
  /** Errors of the pages. Errors that are not allowed fail the test. */
  watch: Watch;
  /** Whether to simulate a browser translator on all pages. */
  isTranslated: boolean;
  /** URL of the shop. */
  shopUrl: string;
}

/** A test of the shop in the language of the project. It fails on errors of the pages. */
export const test = base.extend<Fixtures>({
  hasOldBrowser: [false, { option: true }],
  messages: ({ locale }, use) => use(messagesOf(locale as ContentLocale)),
  isPhone: ({ isMobile }, use) => use(isMobile),
  shopUrl: ({ baseURL }, use) => use(baseURL ?? ''),
  steps: ({ page, messages }, use) => use(createSteps(page, messages)),
  item: async ({ shopUrl, messages }, use) => use(await findSampleItem(shopUrl, messages.locale)),
  isTranslated: [false, { option: true }],
  watch: [
    async ({ context, isTranslated, hasOldBrowser }, use) => {
      const watch = await watchPages(context);
      if (hasOldBrowser) {
        await removeNewerApis(context);
        await removeHas(context);
      }
      await recordToasts(context);
      await recordAnnouncements(context);
      if (isTranslated) await translatePages(context);
      await use(watch);
      // Pages may still have open requests at the end of a test.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      expect(watch.faults, 'errors of the pages').toEqual([]);
    },
    { auto: true },
  ],
});

/** A `test` with a new account that is signed in in the browser. */
export const memberTest = test.extend<{ account: Account }>({
  account: async ({ shopUrl, messages }, use) => use(await createAccount(shopUrl, messages.locale)),
  storageState: ({ account, shopUrl }, use) =>
    use({ cookies: [], origins: [{ origin: shopUrl, localStorage: storedSession(account) }] }),
});
