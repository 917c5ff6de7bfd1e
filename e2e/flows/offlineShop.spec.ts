import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('the shop opens offline, with the pages seen before', async ({ page, context, item, watch, messages }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  const { title } = item.product;
  const workerRequests: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker()) workerRequests.push(new URL(request.url()).pathname);
  });
  await page.goto('/home');
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(workerRequests).toEqual(['/sw.js', expect.stringMatching(/^\/assets\/archive-/), '/shell']);
  // Responses are cached from here on, such as those of a list that the page requests.
  await page.goto('/hot');
  await page.goto('/about');
  await page
    .getByRole('link', { name: messages.t('shell:nav.category') })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
  await page.close();

  await context.setOffline(true);
  const later = await context.newPage();
  await later.goto('/category');
  await expect(later.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
  await expect(later.getByText(messages.t('shell:network.offline')).filter({ visible: true }).first()).toBeVisible();
  await later.goto('/hot');
  await expect(later.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
  // Pages that were never opened show sample data.
  await later.goto(`/search?keyword=${encodeURIComponent(title)}`);
  await later.getByRole('main').getByRole('link', { name: title }).first().click();
  await expect(later.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // The code of screens that were never opened is cached, and moved URLs redirect.
  await later.goto('/settings');
  await expect(later.getByRole('heading', { level: 1 })).toHaveCount(1);
  await later.goto('/');
  await expect(later).toHaveURL(/\/home$/);
  await expect(later.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('pictures that failed to load offline load automatically once the network is back', async ({
  page,
  context,
  item,
  watch,
  steps: { main },
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await page.goto('/about');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto(`/search?keyword=${encodeURIComponent(item.product.title)}`);
  const picture = main.getByRole('article').first().locator('img');
  await expect(picture).toHaveJSProperty('naturalWidth', 0);
  await expect(main.locator('[data-broken]').first()).toBeVisible();
  await context.setOffline(false);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await expect(main.getByRole('article').first().locator('[data-broken]')).toHaveCount(0);
});
