import { confirmOrder, listReviews } from '@mallard/domain/contract';
import { giveAddress } from '../support/accounts.ts';
import { expectHydrated } from '../support/expectHydrated.ts';
import { payAndShip, placeOrder } from '../support/orders.ts';
import { photo } from '../support/photo.ts';
import { pressTwice } from '../support/pressTwice.ts';
import { expect, memberTest as test } from '../support/test.ts';
import { waitForTapGuard } from '../support/waitForTapGuard.ts';

test('a review preserves its text and uploaded photos after a reload, and says which photos are lost', async ({
  page,
  account,
  item,
  shopUrl,
  messages: { t, name },
  steps: { main, toast },
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  const content = `Well balanced, says ${account.username}`;
  const { id } = await placeOrder(account, item, await giveAddress(account));
  await payAndShip(account, shopUrl, id);
  await account.call(confirmOrder, { params: { id } });
  page.on('dialog', (dialog) => void dialog.accept());

  const files = main.locator('input[type=file]:not([capture])');
  const remove = main.getByRole('button', { name: /^(移除|Remove) ?me\.png/ });
  await page.goto(`/review/${id}`);
  await files.setInputFiles(photo);
  await expect(main.getByLabel(/已上传|Uploaded/)).toHaveCount(1);
  await main.getByRole('radio').nth(4).check();
  await main.getByRole('textbox').fill(content);
  await page.reload();
  await expect(main.getByRole('textbox')).toHaveValue(content);
  await expect(remove).toHaveCount(1);

  await page.route('**/api/upload/reviews', (route) => route.abort());
  await files.setInputFiles({ ...photo, name: 'other.png' });
  await expect(main.getByRole('button', { name: /重新上传|again/ })).toBeVisible();
  await page.unroute('**/api/upload/reviews');
  await page.reload();
  await expect(main.getByRole('alert').filter({ hasText: t('orders:review.lostPhotos', { count: 1 }) })).toBeVisible();
  await expect(remove).toHaveCount(1);

  await pressTwice(main.getByRole('button', { name: name('submitReview') }));
  await toast(t('orders:review.done'));
  const { items } = await account.call(listReviews, { query: { productUuid: item.product.id } });
  expect(items.find((item) => item.content === content)?.images).toHaveLength(1);
});

test('a review left with Back is stored as a draft, which can be discarded', async ({
  page,
  account,
  item,
  shopUrl,
  messages: { t, name },
  steps: { main, toast },
}) => {
  const content = `Well balanced, says ${account.username}`;
  const { id } = await placeOrder(account, item, await giveAddress(account));
  await payAndShip(account, shopUrl, id);
  await account.call(confirmOrder, { params: { id } });
  const field = main.getByRole('textbox');
  const restored = main.getByText(t('orders:review.draftRestored'));

  await page.goto(`/order/${id}`);
  await main
    .getByRole('link', { name: name('writeReview') })
    .first()
    .click();
  await expect(page).toHaveURL(`/review/${id}`);
  await expectHydrated(field);
  await field.fill(content);
  await page.goBack();
  await expect(page).toHaveURL(`/order/${id}`);
  await toast(t('orders:review.draftSaved'));
  await page.getByRole('link', { name: t('orders:review.resume') }).click();
  await expect(page).toHaveURL(`/review/${id}`);
  await expect(restored).toBeVisible();
  await expect(field).toHaveValue(content);

  await waitForTapGuard(page);
  await main.getByRole('button', { name: t('orders:review.discardDraft') }).click();
  await expect(restored).toBeHidden();
  await expect(field).toHaveValue('');
  await page
    .getByRole('button', { name: t('orders:review.undo') })
    .last()
    .click();
  await expect(field).toHaveValue(content);
  await waitForTapGuard(page);
  await main.getByRole('button', { name: t('orders:review.discardDraft') }).click();
  await page.reload();
  await expectHydrated(field);
  await expect(field).toHaveValue('');
  await expect(restored).toHaveCount(0);
});
