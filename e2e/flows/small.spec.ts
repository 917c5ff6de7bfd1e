import { giveAddress } from '../support/accounts.ts';
import { placeOrder } from '../support/orders.ts';
import { expect, test as guestTest, memberTest as test } from '../support/test.ts';

guestTest(
  'on the smallest phones, the labels of the two buy buttons fit on one line',
  async ({ page, item, messages: { name } }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/product/${item.product.id}`);
    for (const label of [name('addToCart'), name('buyNow')]) {
      const labelText = page.getByRole('button', { name: label }).filter({ visible: true }).last().getByText(label);
      const lines = await labelText.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
      expect(lines, label).toBe(1);
    }
  },
);

test('at 200 % zoom, no page scrolls sideways on phones', async ({ page, account, item, shopUrl, steps: { main } }) => {
  const { id } = await placeOrder(account, item, await giveAddress(account));
  await page.setViewportSize({ width: 195, height: 422 });
  for (const path of ['/home', '/category', '/order', `/order/${id}`]) {
    await page.goto(shopUrl + path);
    await expect(main.getByRole('link').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(195);
  }
});

guestTest('text at twice the size gets the layout of a window half as wide', async ({ page, isPhone, item }) => {
  guestTest.skip(isPhone, 'A phone has the compact layout in any case.');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const path of ['/home', `/product/${item.product.id}`]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.locator('header nav').filter({ visible: true })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(1440);
  }
  await page.goto('/home');
  const carousel = page.getByRole('main').locator('[aria-roledescription]').first();
  const height = await carousel.evaluate((element) => element.getBoundingClientRect().height / window.innerHeight);
  expect(height).toBeLessThan(0.75);
});

guestTest('bars scroll with the page in a window that is too low', async ({ page, isPhone, item }) => {
  guestTest.skip(!isPhone, 'So small a window has the compact layout in any case.');
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/home', '/category', '/settings', `/product/${item.product.id}`]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, 600));
    const bars = page.locator('header, nav, [data-action-bar]').filter({ visible: true });
    const over = await bars.evaluateAll((all) =>
      all.filter((bar) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position)).map((bar) => bar.outerHTML),
    );
    expect(over, path).toEqual([]);
  }
});

guestTest(
  'with text at twice the size, the buy bar is low and its buttons are in one line',
  async ({ page, isPhone, item, messages: { name } }) => {
    guestTest.skip(!isPhone, 'Wide pages have no bar.');
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.goto(`/product/${item.product.id}`);
    const bar = page.locator('[data-action-bar]');
    await expect(bar).toBeVisible();
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(110);
    // All buttons are still visible.
    for (const control of await bar.locator('a, button').filter({ visible: true }).all())
      await expect(control).toBeInViewport({ ratio: 1 });
    await expect(bar.locator('a, button').filter({ visible: true })).toHaveCount(5);
    const discs = page.locator('#product').getByRole('button', { name: new RegExp(`^(${name('goBack')}|分享|Share)`) });
    await expect(discs).toHaveCount(2);
    const tops = await discs.evaluateAll((all) => all.map((disc) => disc.getBoundingClientRect().top));
    expect(tops[0]).toBe(tops[1]);
  },
);
