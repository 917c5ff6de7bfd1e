import { addToCart, claimCoupon, listCoupons } from '@mallard/domain/contract';
import { giveAddress } from '../support/accounts.ts';
import { blockRequests } from '../support/blockRequests.ts';
import { expectStylesOfHas } from '../support/compareHas.ts';
import { pressInLayer } from '../support/pressInLayer.ts';
import { removeHas } from '../support/removeHas.ts';
import { expect, memberTest, test } from '../support/test.ts';

test.beforeEach(({ context }) => removeHas(context));

test('guests see states without :has()', async ({ page, steps: { main }, item, isPhone, messages: { name } }) => {
  const dialog = page.getByRole('dialog');

  await test.step('on the home screen', async () => {
    await page.goto('/home');
    await expectStylesOfHas(page);
  });

  await test.step('of filters', async () => {
    await page.goto(`/category?categoryUuid=${item.product.categories[0]?.id}`);
    if (isPhone) await main.getByRole('button', { name: /筛选/ }).click();
    const place = isPhone ? dialog : page.getByRole('complementary');
    const box = place.getByRole('checkbox').first();
    await (isPhone ? pressInLayer(box) : box.click());
    await expect(box).toBeChecked();
    await page.keyboard.press('Tab');
    await expectStylesOfHas(page, ...(isPhone ? [':has(:checked)', ':has(:focus-visible)'] : []));
  });

  await test.step('of options', async () => {
    await page.goto(`/product/${item.product.id}`);
    if (isPhone) await main.getByRole('button', { name: name('addToCart') }).click();
    const place = isPhone ? dialog : main;
    const radio = place.getByRole('radio').first();
    await (isPhone ? pressInLayer(radio) : radio.check());
    await expect(radio).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(radio).not.toBeChecked();
    await expectStylesOfHas(page, ':has(input:checked)', ':has(input:focus-visible)');
  });

  await test.step('of fields with errors', async () => {
    await page.goto('/login');
    await main.getByRole('button', { name: name('logIn'), exact: true }).click();
    await expect(main.getByLabel(name('username'))).toHaveAttribute('aria-invalid', 'true');
    await main.getByLabel(name('password'), { exact: true }).focus();
    await page.keyboard.press('Tab');
    await expectStylesOfHas(page, ':has([aria-invalid="true"])', ':has(button:focus-visible)');
  });
});

memberTest(
  'members see states without :has()',
  async ({ page, account, item, steps: { main }, messages: { t, name } }) => {
    const dialog = page.getByRole('dialog');
    await giveAddress(account);
    for (const { id, status } of (await account.call(listCoupons, { query: { pageSize: 40 } })).items)
      if (status === 'claimable') await account.call(claimCoupon, { params: { id } });
    await account.call(addToCart, { body: { skuUuid: item.sku.id, quantity: 10 } });

    await test.step('of payment methods and coupons', async () => {
      await page.goto('/checkout');
      await main.getByRole('radio').last().check();
      await expectStylesOfHas(page, ':has(:checked)', 'label:has(:checked) ');
      await main.getByRole('button', { name: t('checkout:coupon') }).click();
      await expect(dialog.getByRole('radio').last()).toBeVisible();
      await expectStylesOfHas(page, ':has(:checked)', ':has(:checked) ');
      await pressInLayer(dialog.getByRole('radio').last());
      await expect(dialog).toHaveCount(0);
    });

    await test.step('of an address form', async () => {
      await main.getByRole('button', { name: name('addAddress') }).click();
      await pressInLayer(dialog.getByRole('button', { name: name('save'), exact: true }));
      await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectStylesOfHas(page, ':has([aria-invalid="true"])');
    });

    await test.step('in the cart', async () => {
      await page.goto('/cart');
      const box = main.getByRole('checkbox').first();
      await box.uncheck();
      await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(0);
      await expectStylesOfHas(page);
    });
  },
);

test('an option that is selected before hydration looks selected without :has()', async ({
  page,
  steps: { main },
  item,
  isPhone,
}) => {
  test.skip(isPhone, 'Phones show the options in a sheet, after hydration.');
  const release = await blockRequests(page, /\/assets\/(?!hasPolyfill).*\.js$/);
  await page.goto(`/product/${item.product.id}`, { waitUntil: 'commit' });
  await main.getByRole('radio').last().check();
  await expectStylesOfHas(page, ':has(input:checked)');
  release();
});
