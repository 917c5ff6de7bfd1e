import { getProfile } from '@mallard/domain/contract';
import { photo } from '../support/photo.ts';
import { expect, memberTest as test } from '../support/test.ts';

test('a photo is cropped, sent, shown and taken away again', async ({ page, account, words: { word }, steps }) => {
  const { main } = steps;
  await page.goto('/user/profile');
  await main.locator('input[type=file]').setInputFiles(photo);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('slider')).toBeEnabled();
  await dialog.getByRole('button').last().click();
  await steps.toast(word('user:avatar.saved'));
  const { avatar } = await account.call(getProfile);
  expect(avatar).not.toBeNull();
  await expect(main.locator(`img[src="${avatar}"]`)).toBeVisible();

  await page.reload();
  await expect(main.locator(`img[src="${avatar}"]`)).toBeVisible();
  await main.getByRole('button', { name: /移除|Remove/ }).click();
  await steps.toast(word('user:avatar.removed'));
  expect((await account.call(getProfile)).avatar).toBeNull();
});
