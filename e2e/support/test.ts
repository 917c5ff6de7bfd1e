import { test as base } from '@playwright/test';
import { type Account, createAccount, rememberIn } from './accounts.ts';
import { createSteps, type Steps } from './createSteps.ts';
import { findGoods, type Goods } from './goods.ts';
import { type Watch, watchPages } from './watchPages.ts';
import { type Locale, type Words, wordsOf } from './words.ts';

interface Fixtures {
  /** The words of this project's language. */
  words: Words;
  /** Whether this is the phone's layout. */
  isPhone: boolean;
  /** What the pages complained of; a test fails for any of it that it did not allow. */
  watch: Watch;
  /** Address of the shop. */
  shopUrl: string;
  /** What shoppers do again and again. */
  steps: Steps;
  /** Something to buy. */
  goods: Goods;
  /** A shopper of this test's own, signed in in its browser. */
  account: Account;
}

/** A test of the shop in its project's language, which fails for whatever the pages complain of. */
export const test = base.extend<Fixtures>({
  words: ({ locale }, use) => use(wordsOf(locale as Locale)),
  isPhone: ({ isMobile }, use) => use(isMobile),
  shopUrl: ({ baseURL }, use) => use(baseURL ?? ''),
  steps: ({ page, words }, use) => use(createSteps(page, words)),
  goods: async ({ shopUrl, words }, use) => use(await findGoods(shopUrl, words.locale)),
  watch: [
    async ({ context }, use, { status }) => {
      const watch = await watchPages(context);
      await use(watch);
      if (status === 'skipped') return;
      expect(watch.faults, 'what the pages complained of').toEqual([]);
    },
    { auto: true },
  ],
  account: async ({ page, shopUrl, words }, use) => {
    const account = await createAccount(shopUrl, words.locale);
    await rememberIn(page, account);
    await use(account);
  },
});

export const { expect } = test;
