import { createAddress, listAddresses } from '@mallard/domain/contract';
import { addressDraft } from '../support/accounts.ts';
import { expect, memberTest as test } from '../support/test.ts';

test('addresses are added, changed, made default and deleted', async ({
  page,
  account,
  messages: { t, name },
  steps,
}) => {
  const { main } = steps;
  await page.goto('/address');
  await main.getByRole('link', { name: name('addAddress') }).click();
  await steps.fillAddress();
  await expect(page).toHaveURL('/address');
  await expect(main.getByText(addressDraft.recipientName)).toBeVisible();
  await expect(main.getByText(/浙江省 杭州市 西湖区|Xihu District, Hangzhou, Zhejiang/)).toBeVisible();

  await account.call(createAddress, {
    body: { ...addressDraft, recipientName: '周明', detailAddress: '天目山路 8 号' },
  });
  await page.reload();
  await main.getByRole('button', { name: name('setAsDefault') }).click();
  await steps.toast(t('address:defaultSet'));
  await expect
    .poll(async () => (await account.call(listAddresses)).find(({ isDefault }) => isDefault)?.recipientName)
    .toBe('周明');

  await main.getByRole('link', { name: new RegExp(addressDraft.recipientName) }).click();
  await expect(page).toHaveURL(/\/address-edit\?uuid=/);
  await main.locator('[name=recipientName]').fill('');
  await main.getByRole('button', { name: name('save'), exact: true }).click();
  await expect(main.getByText(t('address:problems.NAME_REQUIRED'))).toBeVisible();
  await main.locator('[name=recipientName]').fill('林大满');
  // Back and links ask before unsaved input is discarded.
  const question = page.getByRole('alertdialog');
  await page.goBack();
  await question.getByRole('button', { name: t('shell:unsaved.stay') }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/address-edit\?uuid=/);
  await page.locator('a[href="/home"]').filter({ visible: true }).first().click();
  await question.getByRole('button', { name: t('shell:unsaved.stay') }).click();
  await expect(main.locator('[name=recipientName]')).toHaveValue('林大满');
  await main.getByRole('button', { name: name('save'), exact: true }).click();
  await expect(page).toHaveURL('/address');
  await expect(main.getByText('林大满')).toBeVisible();

  await main.getByRole('link', { name: /林大满/ }).click();
  await main.locator('[name=recipientName]').fill('林');
  await page.goBack();
  await question.getByRole('button', { name: t('shell:unsaved.leave') }).click();
  await expect(page).toHaveURL('/address');
  await expect(main.getByText('林大满')).toBeVisible();

  await main.getByRole('button', { name: /林大满/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('address:delete') })
    .click();
  await expect(main.getByText('林大满')).toBeHidden();
  // Region names are stored in Chinese in every language, for the carriers.
  expect(await account.call(listAddresses)).toMatchObject([{ region: addressDraft.region }]);
});

test('a pasted text fills in the address form', async ({ page, account, messages: { name }, steps }) => {
  const { main } = steps;
  await page.goto('/address-edit');
  const box = main.getByRole('textbox', { name: name('pasteAddress') });
  const fillIn = main.getByRole('button', { name: name('recognizeAddress') });
  await box.fill(
    'Room 502, 478 Wensan Road, Xihu District, Hangzhou, Zhejiang 310012 John Smith 13800138000, 0571-87654321',
  );
  await fillIn.click();
  await expect(main.locator('[name=detailAddress]')).toHaveValue('Room 502, 478 Wensan Road');
  await expect(main.locator('[name=recipientName]')).toHaveValue('John Smith');
  await expect(main.locator('[name=postcode]')).toHaveValue('310012');
  await expect(fillIn).toHaveAccessibleDescription(/0571-87654321$/);
  await box.fill('王建国，138 0013 8000，浙江杭州西湖区文三路90号');
  await fillIn.click();
  await expect(main.locator('[name=detailAddress]')).toHaveValue('文三路90号');
  await main.getByRole('button', { name: name('save'), exact: true }).click();
  await expect(page).toHaveURL('/address');
  expect(await account.call(listAddresses)).toMatchObject([
    { recipientName: '王建国', phone: '13800138000', region: { county: '西湖区', areaCode: '330106' }, postcode: '' },
  ]);
});
