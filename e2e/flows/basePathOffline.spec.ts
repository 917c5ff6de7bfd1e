import { BASE_PATH, basePathTest, expectInside, foreignBasePathTest } from '../support/basePathTest.ts';
import { expect, type test } from '../support/test.ts';

basePathTest.use({ serviceWorkers: 'allow' });
foreignBasePathTest.use({ serviceWorkers: 'allow', locale: 'en-US' });

type Fixtures = Parameters<Parameters<typeof test>[2]>[0];

/** Opens a page, and waits until the shop is installed for offline use. */
async function install({ page, context, shopUrl, watch }: Pick<Fixtures, 'page' | 'context' | 'shopUrl' | 'watch'>) {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  const workerRequests: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker()) workerRequests.push(request.url().replace(shopUrl, ''));
  });
  await page.goto(`${shopUrl}/home`);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(`${shopUrl}/`);
  expect(workerRequests).toEqual(['/sw.js', expect.stringMatching(/^\/assets\/archive-/), '/shell']);
}

basePathTest('a shop below a path opens offline', async ({ page, context, shopUrl, item, watch, steps: { main } }) => {
  const { title } = item.product;
  await install({ page, context, shopUrl, watch });
  await page.goto(`${shopUrl}/hot`);
  await expect(main.getByRole('link', { name: title }).first()).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toContain(`pages${BASE_PATH}`);

  await context.setOffline(true);
  await page.goto(`${shopUrl}/hot`);
  await expect(main.getByRole('link', { name: title }).first()).toBeVisible();
  // Pages that were never opened show sample data.
  await page.goto(`${shopUrl}/search?keyword=${encodeURIComponent(title)}`);
  await main.getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(`${shopUrl}/product/${item.product.id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectInside(page, shopUrl);
  await page.goto(`${shopUrl}/`);
  await expect(page).toHaveURL(`${shopUrl}/home`);
  await page.goto(`${shopUrl}/settings`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

foreignBasePathTest(
  'a foreign server carries a shop below a path, online and offline',
  async ({ page, context, shopUrl, watch, steps: { main } }) => {
    await install({ page, context, shopUrl, watch });
    for (const path of ['/home', '/category', '/product/1001', '/help', '/login']) {
      await page.goto(shopUrl + path);
      await expect(main).toBeVisible();
      await expectInside(page, shopUrl);
      await expect(page.locator('body')).not.toContainText(/¥|demo1234/, { useInnerText: true });
    }
    await page.goto(`${shopUrl}/product/1001`);
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect(main.locator('img').first()).not.toHaveJSProperty('naturalWidth', 0);

    await context.setOffline(true);
    await page.goto(`${shopUrl}/product/1001`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goto(`${shopUrl}/settings`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectInside(page, shopUrl);
  },
);
