import type { Page } from '@playwright/test';
import { foreignTest as test } from '../support/foreignTest.ts';
import { pressInLayer } from '../support/pressInLayer.ts';
import { expect } from '../support/test.ts';

/** Texts of the sample shop, and its currency. */
const OF_SAMPLE_SHOP = /¥|CNY|demo1234|Iris headphones|Gooseneck|Mugs?\b|simulated/i;

test('a visitor of a shop on a foreign server buys something in dollars', async ({
  page,
  messages: { t, name },
  steps,
  isPhone,
}) => {
  test.setTimeout(400_000);
  const { main } = steps;
  const failures = watchRequests(page);

  await test.step('finds a product in a category', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/home$/);
    await expectOwnShop(page, 'home');
    await expect(main.locator('img[src*="/images/1002-"]').first()).toHaveJSProperty('naturalWidth', 800);
    await main.getByRole('link', { name: 'Chairs' }).first().click();
    await expect(page).toHaveURL(/\/category\?categoryUuid=20/);
    const list = main.getByRole('list', { name: t('category:products') });
    await expect(list.getByRole('link', { name: 'Cedar Dining Chair', exact: true })).toBeVisible();
    await expect(list.getByRole('link', { name: 'Harbor Desk Lamp', exact: true })).toBeHidden();
    await expectOwnShop(page, 'category');
    await list.getByRole('link', { name: 'Cedar Dining Chair', exact: true }).first().click();
    await expect(page).toHaveURL(/\/product\/1005$/);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Cedar Dining Chair');
    await expect(main).toContainText('$219.00', { useInnerText: false });
    await expectOwnShop(page, 'product');
  });

  await test.step('adds it to the cart', async () => {
    await page
      .getByRole('button', { name: name('addToCart') })
      .filter({ visible: true })
      .first()
      .click();
    const sheet = page.getByRole('dialog');
    const container = isPhone ? sheet : main;
    const color = container.getByRole('radio', { name: 'Smoked' });
    await (isPhone ? pressInLayer(color) : color.check());
    await expect(color).toBeChecked();
    const add = container.getByRole('button', { name: name('addToCart'), exact: true });
    await (isPhone ? pressInLayer(add) : add.click());
    await steps.toast(t('shell:cart.added'));
    await expect(steps.cartLink(1)).toBeVisible();
    await page.getByRole('link', { name: name('viewCart') }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('link', { name: 'Cedar Dining Chair' })).toBeVisible();
    await expectOwnShop(page, 'drawer');
    await pressInLayer(drawer.getByRole('link', { name: t('cart:guest.checkout') }));
  });

  await test.step('registers, and checks out', async () => {
    await expect(page).toHaveURL(/\/login\?redirect=%2Fcart$/);
    await expectOwnShop(page, 'login');
    // The shop has no codes, so there is only one way to log in.
    await expect(main.getByRole('tab')).toHaveCount(0);
    await main.getByRole('link', { name: t('login:registerFree') }).click();
    await expect(page).toHaveURL(/\/register\?redirect=%2Fcart$/);
    await steps.register();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(main.getByRole('link', { name: 'Cedar Dining Chair' }).first()).toBeVisible();
    await expect(main.getByRole('spinbutton')).toHaveValue('1');
    await expectOwnShop(page, 'cart');
    await page
      .getByRole('button', { name: name('checkout') })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/checkout$/);
  });

  await test.step('orders and pays', async () => {
    await main.getByRole('button', { name: name('addAddress') }).click();
    await steps.fillAddress(page.getByRole('dialog'));
    await expect(main.getByRole('radio', { name: /林小满/ })).toBeChecked();
    await expect(main).toContainText('$219.00', { useInnerText: false });
    await expectOwnShop(page, 'checkout');
    await page
      .getByRole('button', { name: name('placeOrder') })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/payment\/\d+$/);
    await expectOwnShop(page, 'payment');
    await steps.payNow();
    await page.waitForURL(/\/bank\/\d+$/);
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page).toHaveURL(/\/payment-result\?orderUuid=\d+$/);
    await expect(main.getByRole('heading', { name: name('paid') })).toBeVisible();
    await expectOwnShop(page, 'paid');
    await main.getByRole('link', { name: name('viewDetails') }).click();
    await expect(page).toHaveURL(/\/order\/\d+$/);
    await expect(main.getByText(t('orders:statuses.unshipped'), { exact: true }).first()).toBeVisible();
    await expectOwnShop(page, 'order');
    await page.goto('/order');
    await expect(main.getByRole('link', { name: 'Cedar Dining Chair' }).first()).toBeVisible();
    await expectOwnShop(page, 'orders');
    await page.goto('/user');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expectOwnShop(page, 'user');
  });

  expect(failures()).toEqual([]);
});

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
    await expectOwnShop(page, path.replaceAll('/', '_'));
  }
});

/** Asserts that the screen shows nothing of the sample shop, and no link to a screen that the server has nothing for. */
async function expectOwnShop(page: Page, shot: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  if (process.env.LOOK_AT) {
    await page.waitForTimeout(700);
    await page.screenshot({
      path: `${process.env.LOOK_AT}/${page.viewportSize()?.width}-${shot}.png`,
      fullPage: false,
    });
  }
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

/** Records requests that failed. Leaving a screen aborts its reads. */
function watchRequests(page: Page): () => string[] {
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!/ERR_ABORTED/.test(reason)) failed.push(`${reason} ${request.method()} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  return () => failed;
}
