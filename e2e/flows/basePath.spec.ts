import { expectInside, basePathTest as test } from '../support/basePathTest.ts';
import { pressInLayer } from '../support/pressInLayer.ts';
import { expect } from '../support/test.ts';

test('a visitor buys a product in a shop below a path', async ({ page, shopUrl, messages, steps, item, context }) => {
  test.setTimeout(400_000);
  const { t, name } = messages;
  const { main } = steps;
  const { title } = item.product;
  const at = (path: string) => new RegExp(`^${shopUrl}${path}`);

  await test.step('opens pages by their URLs', async () => {
    await page.goto(`${shopUrl}/`);
    await expect(page).toHaveURL(`${shopUrl}/home`);
    await expectInside(page, shopUrl);
    for (const path of ['/category', '/new', '/help', '/about', '/settings', '/login', `/product/${item.product.id}`]) {
      await page.goto(shopUrl + path);
      await expect(main).toBeVisible();
      await expect(page.locator('[data-broken]')).toHaveCount(0);
      await expectInside(page, shopUrl);
    }
    await expect(main.locator('img').first()).not.toHaveJSProperty('naturalWidth', 0);
  });

  await test.step('adds it to the cart, and logs in', async () => {
    await steps.addToCart(item);
    await page.getByRole('link', { name: name('viewCart') }).click();
    await pressInLayer(page.getByRole('dialog').getByRole('link', { name: t('cart:guest.checkout') }));
    await expect(page).toHaveURL(at('/login\\?redirect=%2Fshop%2Fcart$'));
    await main.getByRole('link', { name: t('login:registerFree') }).click();
    await expect(page).toHaveURL(at('/register\\?redirect=%2Fshop%2Fcart$'));
    await steps.register();
    await expect(page).toHaveURL(`${shopUrl}/cart`);
    await expect(main.getByRole('link', { name: title }).first()).toBeVisible();
    await expectInside(page, shopUrl);
  });

  await test.step('checks out', async () => {
    await page
      .getByRole('button', { name: name('checkout') })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(`${shopUrl}/checkout`);
    await main.getByRole('button', { name: name('addAddress') }).click();
    await steps.fillAddress(page.getByRole('dialog'));
    await expectInside(page, shopUrl);
  });

  await test.step('pays on the page of the provider, and comes back', async () => {
    const orderId = await steps.placeOrder();
    await steps.goToProvider();
    await expect(page).toHaveURL(at('/pay/simulated/'));
    await expectInside(page, shopUrl);
    await page.locator('button.approve').click();
    await expect(page).toHaveURL(at('/payment-result\\?orderUuid='));
    await page.goto(`${shopUrl}/order/${orderId}`);
    await expect(main.getByRole('link', { name: title }).first()).toBeVisible();
    await expectInside(page, shopUrl);
  });

  await test.step('has cookies for the path only', async () => {
    const { hostname } = new URL(shopUrl);
    const cookies = (await context.cookies()).filter(({ domain }) => domain === hostname);
    expect(cookies.map(({ path }) => path)).toEqual(cookies.map(() => '/shop'));
    expect(cookies.length).toBeGreaterThan(0);
  });
});
