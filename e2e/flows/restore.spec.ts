import type { Page } from '@playwright/test';
import { createSteps } from '../support/createSteps.ts';
import { expect, memberTest } from '../support/test.ts';

// Playwright disables the back/forward cache, and the headless shell has none.
const test = memberTest.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const executablePath = process.env.FULL_CHROMIUM_PATH ?? launchOptions.executablePath;
      await use({
        ...launchOptions,
        ...(executablePath && { executablePath }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
    },
    { scope: 'worker' },
  ],
});
test.skip(({ isPhone }) => isPhone, 'The layout makes no difference.');

declare global {
  interface Window {
    /** How often the page was restored from the back/forward cache, and whether it was hidden at that time. */
    restored?: boolean[];
  }
}

/** Records each restore before the shop handles it. */
async function watchRestores(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener(
      'pageshow',
      ({ persisted }) => {
        const isHidden = getComputedStyle(document.documentElement).visibility === 'hidden';
        if (persisted) window.restored = [...(window.restored ?? []), isHidden];
      },
      true,
    );
  });
}

// A restored page does not fire its load event again.
const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });
const restores = (page: Page) => page.evaluate(() => window.restored ?? []);

test.describe('a visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('restores public pages as they were, with the current cart and language', async ({
    page,
    context,
    item,
    steps,
    messages,
  }) => {
    await watchRestores(page);
    for (const path of ['/home', '/category', `/product/${item.product.id}`, '/help', '/login']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', messages.locale);
      await page.waitForLoadState('networkidle');
      await page.goto('/robots.txt');
      await goBack(page);
      expect(await restores(page), path).toEqual([false]);
    }
    await page.goto(`/product/${item.product.id}`);
    await page.waitForLoadState('networkidle');
    await page.goto('/robots.txt');
    const other = await context.newPage();
    await other.goto(`/product/${item.product.id}`);
    await createSteps(other, messages).addToCart(item);
    await other.close();
    await goBack(page);
    expect(await restores(page)).toEqual([false]);
    await expect(steps.cartLink(1)).toBeVisible();
  });
});

test('a member gets pages back, but not once the session has ended in another tab', { tag: ['@P29'] }, async ({
  page,
  steps,
  messages: { t },
}) => {
  await watchRestores(page);
  await page.goto('/order');
  // The member's own data: until it is shown, there is nothing to hide.
  const orders = steps.main.getByText(t('orders:empty'));
  await expect(orders).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.goto('/robots.txt');
  await goBack(page);
  expect(await restores(page)).toEqual([true]);
  await expect(orders).toBeVisible();
  await page.goto('/robots.txt');
  await page.evaluate(() => window.localStorage.clear());
  // Not `page.goBack`, which fails when the restored page is reloaded at once.
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(/\/login\?redirect=%2Forder$/);
});
