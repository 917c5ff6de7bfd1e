import type { Page, Request } from '@playwright/test';
import { expectAnnounced } from '../support/announcements.ts';
import { photo } from '../support/photo.ts';
import { pressInLayer } from '../support/pressInLayer.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a visitor finds a product, registers, buys it, pays, receives it and reviews it', async ({
  page,
  messages: { t, name },
  isPhone,
  steps,
  item,
}) => {
  test.setTimeout(400_000);
  const answeredAndFailed = watchFailures(page);
  const { main } = steps;
  const { title, categories } = item.product;
  const review = `Review ${Date.now()}`;

  await test.step('finds it', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/home$/);
    if (isPhone) {
      await page
        .getByRole('searchbox')
        .or(page.getByRole('combobox', { name: name('searchProducts') }))
        .first()
        .fill(title);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\?keyword=/);
    } else {
      await page
        .getByRole('link', { name: categories[0]?.name ?? '' })
        .first()
        .click();
      await expect(page).toHaveURL(/\/category\?categoryUuid=/);
    }
    // Waits for the list: until it renders, the home page may show the same product.
    const list = main.getByRole('list', { name: t('category:products') });
    await list.getByRole('link', { name: title, exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`/product/${item.product.id}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  await test.step('adds it to the cart as a guest', async () => {
    await steps.addToCart(item);
    await expect(steps.cartLink(1)).toBeVisible();
    await page.getByRole('link', { name: name('viewCart') }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('link', { name: title })).toBeVisible();
    // The drawer replaces the toast of the product page.
    await expect(page.getByRole('group', { name: t('shell:cart.added') })).toHaveCount(0);
    await pressInLayer(drawer.getByRole('link', { name: t('cart:guest.checkout') }));
  });

  await test.step('is asked to log in, and registers', async () => {
    await expect(page).toHaveURL(/\/login\?redirect=%2Fcart$/);
    await steps.toast(t('shell:session.cartSaved'));
    await main.getByRole('link', { name: t('login:registerFree') }).click();
    await expect(page).toHaveURL(/\/register\?redirect=%2Fcart$/);
    await steps.register();
    await steps.toast(t('register:registered'));
    await expect(page.getByText(t('shell:session.signedIn'), { exact: true })).toHaveCount(0);
    await expect(page).toHaveURL(/\/cart$/);
  });

  await test.step('still has the product in the cart, and checks out', async () => {
    await expect(main.getByRole('link', { name: title }).first()).toBeVisible();
    await expect(main.getByRole('spinbutton')).toHaveValue('1');
    await page
      .getByRole('button', { name: name('checkout') })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/checkout$/);
  });

  await test.step('adds an address', async () => {
    await main.getByRole('button', { name: name('addAddress') }).click();
    await steps.fillAddress(page.getByRole('dialog'));
    await expect(page).toHaveURL(/\/checkout/);
    await expect(main.getByRole('radio', { name: /林小满/ })).toBeChecked();
  });

  await test.step('orders and pays', async () => {
    await steps.placeOrder();
    await expect(page).toHaveTitle(new RegExp(t('payment:states.waiting')));
    await steps.goToProvider();
    await page.getByRole('button', { name: name('approvePayment') }).click();
    await expect(page).toHaveURL(/\/payment-result\?orderUuid=/);
    await expect(main.getByRole('heading', { name: name('paid') })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(t('payment:states.paid')));
    await expectAnnounced(page, t('payment:announcements.paid'));
    for (const fact of ['address', 'arrival'])
      await expect(main.getByText(t(`payment:facts.${fact}`), { exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { name: t('shell:recommended') })).toBeVisible();
    await main.getByRole('link', { name: name('viewDetails') }).click();
    await expect(page).toHaveURL(/\/order\/[0-9a-f-]{36}$/);
  });

  await test.step('receives it, without a reload', async () => {
    const confirm = main.getByRole('button', { name: name('confirmReceipt') });
    await expect(confirm).toBeVisible({ timeout: 60_000 });
    await expect(main.getByRole('heading', { name: t('orders:detail.logistics') })).toBeVisible();
    await confirm.click();
    await pressInLayer(page.getByRole('alertdialog').getByRole('button', { name: name('confirmReceipt') }));
    await expect(main.getByText(t('orders:statuses.completed'), { exact: true }).first()).toBeVisible();
  });

  await test.step('writes a review, which shows on the product page', async () => {
    const write = main.getByRole('button', { name: name('writeReview') });
    await write.or(main.getByRole('link', { name: name('writeReview') })).click();
    await expect(page).toHaveURL(/\/review\/[0-9a-f-]{36}$/);
    const reviewField = main.getByRole('textbox').first();
    await pressInLayer(main.getByRole('radio').last());
    await expect(main.getByRole('radio').last()).toBeChecked();
    await reviewField.fill(review);
    await page.reload();
    await expect(reviewField).toHaveValue(review);
    await expect(main.getByRole('radio').last()).toBeChecked();
    const kept = page.waitForResponse('**/api/upload/reviews');
    await main.locator('input[type=file]:not([capture])').setInputFiles(photo);
    await kept;
    await main.getByRole('button', { name: name('submitReview') }).click();
    await steps.toast(t('orders:review.done'));
    await page.goto(`/product/${item.product.id}`);
    await expect(main.getByText(review)).toBeVisible();
  });

  expect(await answeredAndFailed()).toEqual([]);
});

/**
 * Records mutations that the browser reports as failed (`net::ERR_ABORTED`) although the server responded. Reads are ignored,
 * because leaving a screen aborts them.
 */
function watchFailures(page: Page): () => Promise<string[]> {
  const failed: Request[] = [];
  page.on('requestfailed', (request) => {
    if (request.method() !== 'GET' && new URL(request.url()).pathname.startsWith('/api/')) failed.push(request);
  });
  return async () => {
    const names = failed.map(async (request) => {
      const response = await request.response();
      return response ? [`${request.method()} ${request.url()}: ${request.failure()?.errorText}`] : [];
    });
    return (await Promise.all(names)).flat();
  };
}
