import { getProfile } from '@mallard/domain/contract';
import { photo } from '../support/photo.ts';
import { pressTwice } from '../support/pressTwice.ts';
import { expect, memberTest as test } from '../support/test.ts';

test('a photo is cropped, uploaded, shown and removed', async ({ page, account, messages: { t }, steps }) => {
  const { main } = steps;
  await page.goto('/user/profile');
  await main.locator('input[type=file]').setInputFiles(photo);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('slider')).toBeEnabled();
  await dialog.getByRole('button').last().click();
  await steps.toast(t('user:avatar.saved'));
  const { avatar } = await account.call(getProfile);
  expect(avatar).not.toBeNull();
  await expect(main.locator(`img[src="${avatar}"]`)).toBeVisible();

  await page.reload();
  await expect(main.locator(`img[src="${avatar}"]`)).toBeVisible();
  await main.getByRole('button', { name: /移除|Remove/ }).click();
  await steps.toast(t('user:avatar.removed'));
  expect((await account.call(getProfile)).avatar).toBeNull();
});

test('a double press uploads a photo once, and removes it once', async ({ page, messages: { t }, steps }) => {
  const { main } = steps;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (['POST', 'PUT'].includes(request.method())) sent.push(request.method());
  });
  await page.goto('/user/profile');
  await main.locator('input[type=file]').setInputFiles(photo);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('slider')).toBeEnabled();
  await pressTwice(dialog.getByRole('button').last());
  await steps.toast(t('user:avatar.saved'));
  await pressTwice(main.getByRole('button', { name: /移除|Remove/ }));
  await steps.toast(t('user:avatar.removed'));
  await page.waitForLoadState('networkidle');
  // One upload, one profile update with the picture, and one without it.
  expect(sent).toEqual(['POST', 'PUT', 'PUT']);
});

test('a double press on "save" sends a profile once', async ({ page, account, messages: { t, name }, steps }) => {
  const { main } = steps;
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent += 1;
  });
  await page.goto('/user/profile');
  await main.locator('[name=nickname]').fill('Teal');
  await pressTwice(main.getByRole('button', { name: name('save'), exact: true }).first());
  await steps.toast(t('user:profile.saved'));
  await page.waitForLoadState('networkidle');
  expect([sent, (await account.call(getProfile)).nickname]).toEqual([1, 'Teal']);
});
