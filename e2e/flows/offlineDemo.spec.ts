import { createSteps } from '../support/createSteps.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const demo = ['demo', 'demo1234'] as const;

test('offline, only the demo account can log in, and it can buy sample products', {
  tag: ['@P31'],
}, async ({ page, context, item, watch, messages, isPhone }) => {
  test.skip(!isPhone, 'The layout makes no difference.');
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  const { t, name } = messages;
  await page.goto('/home');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.close();

  await context.setOffline(true);
  const later = await context.newPage();
  const steps = createSteps(later, messages);
  const { main } = steps;
  const notice = later.getByText(t('shell:network.demo'));

  await test.step('logs in', async () => {
    await later.goto('/login');
    await expect(main.getByText(t('login:demoOfflineHint'))).toBeVisible();
    await steps.logIn('somebody');
    await expect(main.getByText(t('shell:signIn.connectionRequired'))).toBeVisible();
    await steps.logIn(...demo);
    await expect(later).toHaveURL(/\/home$/);
    await expect(notice).toBeVisible();
  });

  await test.step('orders and pays, across reloads', async () => {
    await later.goto(`/product/${item.product.id}`);
    await expect(notice).toBeVisible();
    await steps.addToCart(item);
    await later.goto('/cart');
    await expect(main.getByRole('spinbutton')).toHaveValue('1');
    await later
      .getByRole('button', { name: name('checkout') })
      .filter({ visible: true })
      .click();
    await steps.placeOrder();
    await steps.payNow();
    await expect(later).toHaveURL(/\/payment-result\?orderUuid=/);
    await expect(main.getByRole('heading', { name: name('paid') })).toBeVisible({ timeout: 60_000 });
    await main.getByRole('link', { name: name('viewDetails') }).click();
    await expect(main.getByText(item.product.title).first()).toBeVisible();
  });

  await test.step('logs out', async () => {
    await later.goto('/user');
    await main.getByRole('button', { name: name('logOut') }).click();
    await expect(later).toHaveURL(/\/login/);
    await expect(notice).toBeHidden();
  });

  await test.step('is signed out when the network is back', async () => {
    await steps.logIn(...demo);
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await steps.toast(t('shell:session.demoEnded'));
    await expect(later).toHaveURL(/\/home$/);
    await expect(notice).toBeHidden();
  });
});
