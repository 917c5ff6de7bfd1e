import type { Page } from '@playwright/test';
import { expect, memberTest, test } from '../support/test.ts';

const MOST = 0.1;

/** Adds up how far things on a page move without being asked to (the metric CLS, without its windows). */
async function measureShift(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) (window as unknown as { shift: number }).shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}

for (const path of ['/home', '/category', '/new', '/search?keyword=%E6%9D%AF']) {
  test(`nothing moves while ${path} loads`, async ({ page }) => {
    expect(await measureShift(page, path)).toBeLessThan(MOST);
  });
}

test('nothing moves while a product loads', async ({ page, goods }) => {
  expect(await measureShift(page, `/product/${goods.product.id}`)).toBeLessThan(MOST);
});

memberTest('nothing moves on the first screen of who is signed in', async ({ page }) => {
  expect(await measureShift(page, '/home')).toBeLessThan(MOST);
});
