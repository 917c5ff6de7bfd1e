import { blockRequests } from '../support/blockRequests.ts';
import { expectHydrated } from '../support/expectHydrated.ts';
import { expect, test } from '../support/test.ts';

test('Back and Forward navigate without reloading the page', async ({ page, item, messages, steps }) => {
  await page.goto('/home');
  await page.evaluate(() => Object.assign(window, { isSameLoad: true }));
  const heading = page.getByRole('heading', { level: 1 });
  const home = await heading.textContent();
  const product = steps.main.getByRole('link', { name: item.product.title, exact: true }).first();
  await expectHydrated(product);
  await product.click();
  await expect(heading).toHaveText(item.product.title);
  const category = steps.main.locator('a[href^="/category"]').filter({ visible: true }).first();
  const next = (await category.isVisible())
    ? category
    : page.locator('a[href="/help"]').filter({ visible: true }).first();
  await expectHydrated(next);
  await next.click();
  await expect(heading).not.toHaveText(item.product.title);
  const third = new URL(page.url());

  await page.goBack();
  await expect(heading).toHaveText(item.product.title);
  await expect(page).toHaveTitle(`${item.product.title} · ${messages.shopName}`);
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await expect(heading).toHaveText(home ?? '');
  await page.goForward();
  await expect(heading).toHaveText(item.product.title);
  await page.goForward();
  await expect(page).toHaveURL(third.href);
  expect(await page.evaluate(() => 'isSameLoad' in window)).toBe(true);
});

test('the home page is restored at the same scroll position', async ({ page, item, steps }) => {
  await page.goto('/home');
  const link = steps.main.getByRole('link', { name: item.product.title, exact: true }).last();
  await link.scrollIntoViewIfNeeded();
  const height = await page.evaluate(() => window.scrollY);
  expect(height).toBeGreaterThan(100);
  await expectHydrated(link);
  await link.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(height - 50);
});

test('a list with more pages loaded is restored at the same length and scroll position', async ({
  page,
  isPhone,
  steps,
}) => {
  test.skip(!isPhone, 'Wide layouts have numbered pages.');
  await page.goto('/hot');
  const cards = steps.main.getByRole('article');
  await expect(cards).toHaveCount(12);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(24);
  const link = cards.nth(18).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const height = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page).toHaveURL('/hot');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(height - 100);
  expect(await cards.count()).toBeGreaterThanOrEqual(24);
});

test('a list with more pages loaded is restored even after a page load', async ({ page, isPhone, steps }) => {
  test.skip(!isPhone, 'Wide layouts have numbered pages.');
  await page.goto('/category');
  const cards = steps.main.getByRole('article');
  await expect(cards).toHaveCount(12);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(24);
  const link = cards.nth(20).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const height = await page.evaluate(() => window.scrollY);
  await expect.poll(() => page.evaluate(() => window.history.state?.scrollState?.scrollY)).toBe(height);
  await link.click();
  await expect(page).toHaveURL(/\/product\//);
  await page.reload();
  await expect(steps.main.getByRole('heading').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/category');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(height - 100);
});

test('a page number beyond the end of a list leads to its last page', async ({ page, steps }) => {
  await page.goto('/category?page=999&sort=sales');
  await expect(page).toHaveURL(/\/category\?page=\d&sort=sales$/);
  await expect(steps.main.getByRole('article').first()).toBeVisible();
});

test('Back closes a sheet before it leaves the screen, and preserves the scroll position', async ({
  page,
  isPhone,
  item,
  steps,
  messages: { name },
}) => {
  test.skip(!isPhone, 'Wide layouts have the options on the page.');
  await page.goto('/home');
  const link = steps.main.getByRole('link', { name: item.product.title, exact: true }).first();
  await expectHydrated(link);
  await link.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(item.product.title);
  await page.evaluate(() => window.scrollTo(0, 300));
  const add = page.getByRole('button', { name: name('addToCart') }).filter({ visible: true });
  const sheet = page.getByRole('dialog');
  for (const _ of ['at first', 'again']) {
    await add.first().click();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/product/${item.product.id}$`));
    await expect(heading).toHaveText(item.product.title);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
  }
  await page.goBack();
  await expect(page).toHaveURL('/home');
});

test('Back undoes the filters of a sheet together before it leaves the list', async ({
  page,
  isPhone,
  steps: { main },
}) => {
  test.skip(!isPhone, 'Wide layouts have the filters beside the list.');
  await page.goto('/home');
  const link = main.locator('a[href^="/category"]').filter({ visible: true }).first();
  await expectHydrated(link);
  await link.click();
  await expect(page).toHaveURL(/\/category/);
  const before = page.url();
  const sheet = page.getByRole('dialog');
  const open = main.getByRole('button', { name: /筛选/ });
  await open.click();
  await sheet.getByRole('checkbox').nth(0).press('Space');
  await expect(page).not.toHaveURL(before);
  await sheet.getByRole('checkbox').nth(1).press('Space');
  await expect(page).toHaveURL(/inStock.*onSale|onSale.*inStock/);
  const after = page.url();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(after);
  await page.goBack();
  await expect(page).toHaveURL(before);
  await page.goForward();
  await expect(page).toHaveURL(after);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/home');
});

test('on the first page of a visit, Back closes a sheet or asks about a form, as on later pages', async ({
  page,
  isPhone,
  item,
  steps,
  messages: { t, name },
}) => {
  await page.goto('/about');
  const length = await page.evaluate(() => window.history.length);
  const back = { button: () => page.goBack(), script: () => page.evaluate(() => window.history.back()) };
  if (isPhone) {
    await page.goto(`/product/${item.product.id}`);
    const add = page.getByRole('button', { name: name('addToCart') }).filter({ visible: true });
    const sheet = page.getByRole('dialog');
    for (const goBack of Object.values(back)) {
      await add.first().click();
      await expect(sheet).toBeVisible();
      await goBack();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`/product/${item.product.id}$`));
    }
    expect(await page.evaluate(() => window.history.length)).toBe(length + 2);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  }
  await page.goto('/contact');
  const text = steps.main.getByRole('textbox').last();
  // Text typed before the form is hydrated does not count as a change.
  await expectHydrated(text);
  await text.fill('A wooden duck');
  const question = page.getByRole('alertdialog', { name: t('shell:unsaved.title') });
  for (const goBack of Object.values(back)) {
    await goBack();
    await question.getByRole('button', { name: t('shell:unsaved.stay') }).click();
    await expect(question).toBeHidden();
    await expect(text).toHaveValue('A wooden duck');
    await expect(page).toHaveURL('/contact');
  }
  await page.goBack();
  await question.getByRole('button', { name: t('shell:unsaved.leave') }).click();
  await expect(page).toHaveURL('/about');
});

for (const held of ['any', 'the late'] as const) {
  test(`Back right after a reload, before ${held} code has loaded, leads to the previous screen`, async ({
    page,
    steps,
  }) => {
    await page.goto('/login');
    const title = await page.title();
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.textContent();
    const link = steps.main.locator('a[href^="/register"]');
    await expectHydrated(link);
    await link.click();
    await expect(heading).not.toHaveText(before ?? '');
    // The HTML lists the code that loads first. All other code loads during hydration.
    const html = await (await page.request.get(page.url())).text();
    const isHeld = ({ pathname }: URL) =>
      /^\/assets\/.*\.js$/.test(pathname) && (held === 'any' || !html.includes(pathname));
    const release = await blockRequests(page, isHeld);
    const asked = page.waitForRequest((request) => isHeld(new URL(request.url())));
    await page.reload({ waitUntil: 'commit' });
    await asked;
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL('/login');
    release();
    await expect(heading).toHaveText(before ?? '');
    await expect(page).toHaveTitle(title);
    await expect(page.getByText('title', { exact: true })).toHaveCount(0);
  });
}
