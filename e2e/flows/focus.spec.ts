import { addFavorite, addToCart, clearCart, createAddress } from '@mallard/domain/contract';
import type { Locator } from '@playwright/test';
import { addressDraft, giveAddress } from '../support/accounts.ts';
import { payAndShip, placeOrder } from '../support/orders.ts';
import { findSampleItem } from '../support/sampleItem.ts';
import { expect, memberTest as test } from '../support/test.ts';

/** Presses a control with the Enter key. */
async function pressEnter(control: Locator) {
  await control.focus();
  await control.press('Enter');
}

test('the focus stays in an order whose buttons disappear when pressed', async ({
  page,
  account,
  item,
  shopUrl,
  messages: { t, name },
  steps: { main, toast },
}) => {
  const dialog = page.getByRole('alertdialog');
  const focused = page.locator(':focus');
  async function cancelOrder() {
    await dialog.getByRole('radio').first().press('Space');
    await pressEnter(dialog.getByRole('button', { name: name('cancelOrder') }));
  }
  const address = await giveAddress(account);
  const unpaid = await placeOrder(account, item, address);
  const paid = await payAndShip(account, shopUrl, (await placeOrder(account, item, address)).id);

  await test.step('a cancelled order', async () => {
    await page.goto(`/order/${unpaid.id}`);
    await pressEnter(main.getByRole('button', { name: name('cancelOrder') }));
    await cancelOrder();
    await toast(t('orders:done.cancel'));
    await expect(main.getByRole('heading', { name: t('orders:statuses.cancelled') })).toBeFocused();
  });

  await test.step('a received order', async () => {
    await page.goto(`/order/${paid.id}`);
    await pressEnter(main.getByRole('button', { name: name('confirmReceipt') }));
    await pressEnter(dialog.getByRole('button', { name: name('confirmReceipt') }));
    await toast(t('orders:done.confirm'));
    await expect(main.getByRole('heading', { name: t('orders:statuses.completed') })).toBeFocused();
  });

  await test.step('a deleted order in the list', async () => {
    await page.goto('/order');
    const card = (number: string) => main.getByRole('article').filter({ hasText: number });
    await pressEnter(card(unpaid.orderNumber).getByRole('button', { name: name('deleteOrder') }));
    await pressEnter(dialog.getByRole('button', { name: name('deleteOrder') }));
    await toast(t('orders:done.delete'));
    await expect(card(unpaid.orderNumber)).toHaveCount(0);
    await expect(card(paid.orderNumber).locator(focused)).toBeVisible();
  });

  await test.step('orders that leave a tab one by one', async () => {
    const [first, second] = [await placeOrder(account, item, address), await placeOrder(account, item, address)];
    await page.goto('/order?tab=unpaid');
    const card = (number: string) => main.getByRole('article').filter({ hasText: number });
    for (const { orderNumber } of [second, first]) {
      await pressEnter(card(orderNumber).getByRole('button', { name: name('cancelOrder') }));
      await cancelOrder();
      await toast(t('orders:done.cancel'));
      await expect(card(orderNumber)).toHaveCount(0);
      if (orderNumber === second.orderNumber) await expect(card(first.orderNumber).locator(focused)).toBeVisible();
    }
    await expect(main.getByRole('heading', { name: t('orders:empty') })).toBeFocused();
  });
});

test('the focus moves from a removed entry to the next one, and from the last one to the empty state', async ({
  page,
  account,
  item,
  shopUrl,
  messages: { t, locale },
  steps: { main },
}) => {
  const other = await findSampleItem(shopUrl, locale, 1);
  const focused = page.locator(':focus');
  const empty = (text: string) => main.getByRole('heading', { name: text });

  await test.step('favorites', async () => {
    for (const { product } of [item, other]) await account.call(addFavorite, { body: { productUuid: product.id } });
    await page.goto('/favorites');
    const favoriteButtons = main.getByRole('button', { pressed: true });
    await expect(favoriteButtons).toHaveCount(2);
    await pressEnter(favoriteButtons.first());
    await expect(favoriteButtons).toHaveCount(1);
    await expect(main.getByRole('listitem').locator(focused)).toBeVisible();
    await pressEnter(favoriteButtons.first());
    await expect(empty(t('favorites:empty'))).toBeFocused();
  });

  await test.step('addresses', async () => {
    await giveAddress(account);
    await account.call(createAddress, { body: { ...addressDraft, recipientName: '周一' } });
    await page.goto('/address');
    for (const left of [1, 0]) {
      await pressEnter(main.getByRole('button', { name: /删除|Delete/ }).first());
      await pressEnter(page.getByRole('alertdialog').getByRole('button', { name: t('address:delete') }));
      await expect(main.getByRole('button', { name: /删除|Delete/ })).toHaveCount(left);
      if (left === 1) await expect(main.getByRole('listitem').locator(focused)).toBeVisible();
    }
    await expect(empty(t('address:empty'))).toBeFocused();
  });

  await test.step('lines of the cart', async () => {
    for (const { sku } of [item, other]) await account.call(addToCart, { body: { skuUuid: sku.id, quantity: 1 } });
    await page.goto('/cart');
    const lines = main.getByRole('listitem').filter({ has: page.getByRole('spinbutton') });
    const remove = async () => {
      const button = lines.first().getByRole('button', { name: /^(删除|Remove) / });
      if (await button.isVisible()) return pressEnter(button);
      await pressEnter(lines.first().getByRole('button', { name: /^(更多操作：|More actions: )/ }));
      await pressEnter(page.getByRole('menuitem', { name: /^(删除|Remove)$/ }));
    };
    await remove();
    await expect(lines).toHaveCount(1);
    await expect(lines.locator(focused)).toBeVisible();
    await remove();
    await expect(empty(t('cart:empty'))).toBeFocused();
  });
});

test('the focus moves to the empty state of a checkout whose items were removed elsewhere', async ({
  page,
  account,
  item,
  watch,
  messages: { t, name },
  steps: { main },
}) => {
  watch.allow(/status of 4\d\d/);
  await giveAddress(account);
  await account.call(addToCart, { body: { skuUuid: item.sku.id, quantity: 1 } });
  await page.goto('/checkout');
  const submit = page.getByRole('button', { name: name('placeOrder') }).filter({ visible: true });
  await expect(submit).toBeEnabled();
  await account.call(clearCart, {});
  await pressEnter(submit);
  await expect(main.getByRole('heading', { name: t('checkout:empty') })).toBeFocused();
});

test('the focus moves to the confirmation of a contact message, and back to the form', async ({
  page,
  steps: { main },
}) => {
  await page.goto('/contact');
  await main.getByLabel(/怎么称呼您|Your name/).fill('Lin');
  await main.getByLabel(/邮箱或电话|Email or phone/).fill('lin@example.com');
  await main.getByLabel(/内容|^Message/).fill('Where is my mug?');
  await pressEnter(main.getByRole('button', { name: /发送|Send/ }));
  await expect(main.getByRole('heading', { name: /留言已送达|has arrived/ })).toBeFocused();
  await pressEnter(main.getByRole('button', { name: /再写一条|Write another/ }));
  await expect(main.getByRole('heading', { name: /给我们留言|Leave a message/ })).toBeFocused();
});
