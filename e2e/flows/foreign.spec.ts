import type { Page } from '@playwright/test';
import { foreignTest as test } from '../support/foreignTest.ts';
import { expect } from '../support/test.ts';

/** Texts of the sample shop, and its currency. */
const OF_SAMPLE_SHOP = /¥|CNY|demo1234|Iris headphones|Gooseneck|Mugs?\b|simulated/i;

/** Screens, and links to them, that the foreign server has nothing for. */
const HIDDEN = ['/search', '/favorites', '/coupons', '/notifications', '/contact', '/user/profile', '/address'];

test('what a foreign server does not offer is not linked', async ({ page }) => {
  test.setTimeout(400_000);
  for (const path of [
    '/home',
    '/category',
    '/category?categoryUuid=10',
    '/new',
    '/hot',
    '/product/1001',
    '/product/1002',
    '/help',
    '/settings',
    '/login',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expectOwnShop(page);
  }
});

/** Asserts that the screen shows nothing of the sample shop, and no link to a screen that the server has nothing for. */
async function expectOwnShop(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('body')).not.toContainText(OF_SAMPLE_SHOP, { useInnerText: true });
  const links = await page.evaluate(() =>
    [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
  );
  const pathOf = (link: string) => new URL(link, page.url()).pathname;
  expect
    .soft(
      links.filter((link) => HIDDEN.includes(pathOf(link))),
      `on ${page.url()}`,
    )
    .toEqual([]);
}
