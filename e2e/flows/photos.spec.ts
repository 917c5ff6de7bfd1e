import { confirmOrder, getProfile } from '@mallard/domain/contract';
import { giveAddress } from '../support/accounts.ts';
import { makeDamagedPhoto, makeHeavyPhoto } from '../support/makePhotos.ts';
import { payAndShip, placeOrder } from '../support/orders.ts';
import { expect, memberTest as test } from '../support/test.ts';

/** Decoding and scaling down a photo of several megabytes takes seconds, in the browser and in the shop. */
const SLOW = { timeout: 30_000 };

test('a photo over the limit is scaled down for a review, and a damaged one is named as damaged', async ({
  page,
  account,
  item,
  shopUrl,
  steps: { main },
  watch,
}) => {
  test.slow();
  watch.allow(/400 \(Bad Request\)/);
  const { id } = await placeOrder(account, item, await giveAddress(account));
  await payAndShip(account, shopUrl, id);
  await account.call(confirmOrder, { params: { id } });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`/review/${id}`);
  const files = main.locator('input[type=file]:not([capture])');

  const sent = page.waitForRequest('**/api/upload/reviews', SLOW);
  await files.setInputFiles(await makeHeavyPhoto(page));
  expect(Number(await (await sent).headerValue('content-length'))).toBeLessThan(5 * 1024 * 1024);
  await expect(main.getByLabel(/已上传|Uploaded/)).toHaveCount(1, SLOW);

  await files.setInputFiles(await makeDamagedPhoto(page));
  await expect(main.getByText(/图片已损坏或不完整|damaged or incomplete/)).toBeVisible(SLOW);
  await expect(main.getByLabel(/已上传|Uploaded/)).toHaveCount(1);
});

test('a photo over the limit becomes the avatar', async ({ page, account, messages: { t }, steps }) => {
  test.slow();
  await page.goto('/user/profile');
  await steps.main.locator('input[type=file]').setInputFiles(await makeHeavyPhoto(page));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('slider')).toBeEnabled(SLOW);
  await dialog.getByRole('button').last().click();
  await steps.toast(t('user:avatar.saved'));
  expect((await account.call(getProfile)).avatar).not.toBeNull();
});
