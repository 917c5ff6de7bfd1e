import { addToCart } from '@mallard/domain/contract';
import type { Page } from '@playwright/test';
import { giveAddress } from '../support/accounts.ts';
import { completeRoutes } from '../support/completeRoutes.ts';
import { findCutOff } from '../support/findCutOff.ts';
import { locales } from '../support/messages.ts';
import { payAndShip, placeOrder } from '../support/orders.ts';
import { expect, memberTest, test } from '../support/test.ts';

/**
 * Widths of phones in CSS pixels, and text sizes. `text` is the browser setting in pixels, where 32 is 200 %. `root` is the font
 * size of the root element, which media queries ignore.
 */
const sizes = [
  { width: 390, text: 16, root: '' },
  { width: 320, text: 16, root: '' },
  { width: 390, text: 32, root: '' },
  { width: 320, text: 32, root: '' },
  { width: 320, text: 16, root: '200%' },
];

/** Waits for two layouts: after the first one, code of the page may change it. */
async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
}

/**
 * Returns the words of visible elements that are on several lines, or outside of their element. Words of languages with
 * spaces, or numbers.
 */
function findBrokenWords(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const problems: string[] = [];
    for (const element of document.querySelectorAll(wanted)) {
      const box = element.getBoundingClientRect();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        // Text for screen readers is in a box of 1 px.
        if ((text.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
          const { left, right, top, bottom } = range.getBoundingClientRect();
          // Glyphs are smaller than their line box.
          const isInside =
            left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 4 && bottom <= box.bottom + 4;
          if (right > left && (lines.size > 1 || !isInside)) problems.push(word);
        }
      }
    }
    return problems;
  }, selector);
}

/** Opens each screen once, and checks it in every size. */
async function findAllCutOff(page: Page, paths: readonly string[]): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const problems: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
    for (const { width, text, root } of sizes) {
      await page.setViewportSize({ width, height: 844 });
      await browser.send('Page.setFontSizes', { fontSizes: { standard: text } });
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), root);
      // The browser setting applies to the page with a delay, and to media queries one frame later.
      await expect(page.locator(':root'), path).toHaveCSS('font-size', `${root ? text * 2 : text}px`);
      await waitForFrames(page);
      for (const problem of await findCutOff(page, width))
        problems.push(`${path}, ${width} px, text ${text} px ${root}: ${problem}`);
    }
  }
  return problems;
}

for (const locale of locales) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    test.skip(({ isPhone }) => !isPhone, 'Wide windows have other layouts.');

    test('no public screen is cut off on phones, nor at twice the text size', async ({ page, item }) => {
      const paths = completeRoutes({ product: item.product.id })
        .filter(({ access, path }) => access !== 'member' && !/^\/\d+$/.test(path))
        .map(({ path }) => path);
      const search = `/search?keyword=${encodeURIComponent(item.product.title)}`;
      expect(await findAllCutOff(page, [...paths, search])).toEqual([]);
    });
  });

  memberTest.describe(`in ${locale}`, () => {
    memberTest.use({ locale });
    memberTest.skip(({ isPhone }) => !isPhone, 'Wide windows have other layouts.');

    memberTest(
      'no account screen is cut off on phones, nor at twice the text size',
      async ({ page, account, item, shopUrl }) => {
        const address = await giveAddress(account);
        const paid = await payAndShip(account, shopUrl, (await placeOrder(account, item, address)).id);
        const unpaid = await placeOrder(account, item, address);
        await account.call(addToCart, { body: { skuUuid: item.sku.id, quantity: 1 } });
        const paths = completeRoutes({ unpaid: unpaid.id, paid: paid.id })
          .filter(({ access }) => access === 'member')
          .map(({ path }) => path);
        expect(await findAllCutOff(page, [...paths, `/order/${unpaid.id}`])).toEqual([]);
      },
    );
  });
}

test.describe('at twice the text size', () => {
  test.use({ locale: 'en-US' });
  test.skip(({ isPhone }) => !isPhone, 'The layout of phones is used in wide windows too.');

  for (const width of [320, 390, 1440])
    test(`names of categories and areas, and ranks, are whole in ${width} px`, async ({ page, steps: { main } }) => {
      await page.setViewportSize({ width, height: 844 });
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await page.goto('/category');
      await expect(page.locator(':root')).toHaveCSS('font-size', '32px');
      await expect(main.locator('nav a[aria-current]').first()).toBeVisible();
      await waitForFrames(page);
      expect(await findBrokenWords(page, 'main nav a, body nav:not(main nav) > a')).toEqual([]);
      await page.goto('/hot');
      await expect(main.getByRole('article').first()).toBeVisible();
      await page.evaluate(() => {
        for (const tag of document.querySelectorAll('main article span'))
          if (/^\d{1,2}$/.test(tag.textContent ?? '')) tag.setAttribute('data-rank', '');
      });
      await expect(main.locator('[data-rank]').first()).toBeVisible();
      expect(await findBrokenWords(page, '[data-rank]')).toEqual([]);
    });
});
