import { expect, type Page } from '@playwright/test';

/** Texts of the sample shop, and its currency. */
const OF_SAMPLE_SHOP = /Mallard|绿头鸭|¥|￥|CNY|demo1234|Iris headphones|Gooseneck|Mugs?\b|simulated/i;

/** Screens that the foreign server has nothing for. */
const HIDDEN = ['/favorites', '/coupons', '/notifications', '/contact', '/user/profile', '/address'];

/** Asserts that the screen shows nothing of the sample shop, and no link to a screen that the foreign server has nothing for. */
export async function expectOwnShop(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('body')).not.toContainText(OF_SAMPLE_SHOP, { useInnerText: true });
  await expect(page).toHaveTitle(/Portland Light & Chair$/);
  const links = await page.evaluate(() =>
    [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
  );
  const hidden = links.filter((link) => HIDDEN.includes(new URL(link, page.url()).pathname));
  expect.soft(hidden, `links on ${page.url()}`).toEqual([]);
}
