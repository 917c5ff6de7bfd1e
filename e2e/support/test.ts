import { test as base, expect } from '@playwright/test';
import { type Account, createAccount, keptSession } from './accounts.ts';
import { createSteps, type Steps } from './createSteps.ts';
import { findGoods, type Goods } from './goods.ts';
import { removeHas } from './removeHas.ts';
import { removeNewerApis } from './removeNewerApis.ts';
import { keepToasts } from './toasts.ts';
import { translatePages } from './translatePages.ts';
import { type Watch, watchPages } from './watchPages.ts';
import { type Locale, type Words, wordsOf } from './words.ts';

export { expect } from '@playwright/test';

export interface Options {
  /** Whether pages run without the APIs and the selector `:has()` that some supported browsers lack. */
  hasOldBrowser: boolean;
}

interface Fixtures extends Options {
  /** The words of this project's language. */
  words: Words;
  /** Whether this is the phone's layout. */
  isPhone: boolean;
  /** What shoppers do again and again. */
  steps: Steps;
  /** Something to buy. */
  goods: Goods;
  /** What the pages complained of; a test fails for any of it that it did not allow. */
  watch: Watch;
  /** Whether a translator of the browser works on every page. */
  isTranslated: boolean;
  /** Address of the shop. */
  shopUrl: string;
}

/** A test of the shop in its project's language, which fails for whatever the pages complain of. */
export const test = base.extend<Fixtures>({
  hasOldBrowser: [false, { option: true }],
  words: ({ locale }, use) => use(wordsOf(locale as Locale)),
  isPhone: ({ isMobile }, use) => use(isMobile),
  shopUrl: ({ baseURL }, use) => use(baseURL ?? ''),
  steps: ({ page, words }, use) => use(createSteps(page, words)),
  goods: async ({ shopUrl, words }, use) => use(await findGoods(shopUrl, words.locale)),
  isTranslated: [false, { option: true }],
  watch: [
    async ({ context, isTranslated, hasOldBrowser }, use) => {
      const watch = await watchPages(context);
      if (hasOldBrowser) {
        await removeNewerApis(context);
        await removeHas(context);
      }
      await keepToasts(context);
      if (isTranslated) await translatePages(context);
      await use(watch);
      // Pages may still load something when their test ends.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      expect(watch.faults, 'what the pages complained of').toEqual([]);
    },
    { auto: true },
  ],
});

/** The same for a shopper of the test's own, who is signed in in its browser. */
export const memberTest = test.extend<{ account: Account }>({
  account: async ({ shopUrl, words }, use) => use(await createAccount(shopUrl, words.locale)),
  storageState: ({ account, shopUrl }, use) =>
    use({ cookies: [], origins: [{ origin: shopUrl, localStorage: keptSession(account) }] }),
});
