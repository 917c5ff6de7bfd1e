import { englishRegionNames, renameRegion } from '@mallard/domain/validation';
import { addressDraft, PASSWORD } from '../support/accounts.ts';
import { browserTest as test } from '../support/drivers/browserTest.ts';
import { ENTER } from '../support/drivers/shopper.ts';
import { waitForTapGuard } from '../support/waitForTapGuard.ts';

test('a visitor finds a product, logs in, buys it and pays', async ({
  baseURL,
  shopper,
  account,
  item: { product, sku },
  messages: { name, t, locale },
}) => {
  const button = (key: string) => ({ selector: 'button', name: name(key) });
  const sheet = { selector: '[role=dialog]' };

  await test.step('finds it', async () => {
    await shopper.open(`${baseURL}/home`);
    await shopper.fill({ selector: 'header input' }, product.title);
    await shopper.pressKey(ENTER);
    await shopper.waitForAddress(/^\/search\?keyword=/);
    await shopper.press({ selector: 'main a', name: product.title });
    await shopper.waitForAddress(new RegExp(`^/product/${product.id}`));
    await shopper.waitFor({ selector: 'h1', name: product.title });
  });

  await test.step('selects its options and adds it to the cart', async () => {
    await shopper.press(button('addToCart'));
    await shopper.waitFor({ selector: '[role=dialog], main [role=alert]' });
    const options = (await shopper.has(sheet)) ? '[role=dialog]' : 'main';
    for (const { id, values } of product.specifications) {
      const value = values.find((one) => one.id === sku.values[id])?.name ?? '';
      await shopper.press({ selector: `${options} [role=radio], ${options} input[type=radio]`, name: value });
    }
    await shopper.press({ ...button('addToCart'), selector: `${options} button` });
    await shopper.press({ selector: 'a', name: name('viewCart') });
    // The cart of a guest opens in a drawer.
    await shopper.press({ selector: '[role=dialog] a', name: t('cart:guest.checkout') });
  });

  await test.step('logs in', async () => {
    await shopper.waitForAddress(/^\/login\?redirect=%2Fcart$/);
    await shopper.fill({ selector: 'main input[autocomplete=username]' }, account.username);
    await shopper.fill({ selector: 'main input[type=password]' }, PASSWORD);
    await shopper.press({ selector: '[name=agreement]' });
    await shopper.press({ selector: 'main form button', name: name('logIn') });
    await shopper.waitForAddress(/^\/cart$/);
  });

  await test.step('checks out', async () => {
    await shopper.waitFor({ selector: `main a[href*="/product/${product.id}"]` });
    await shopper.press({ selector: 'button', name: t('cart:checkoutCount', { count: 1 }) });
    await shopper.waitForAddress(/^\/checkout$/);
  });

  await test.step('adds an address', async () => {
    await shopper.press(button('addAddress'));
    await shopper.fill({ selector: '[name=recipientName]' }, addressDraft.recipientName);
    await shopper.fill({ selector: '[name=phone]' }, addressDraft.phone);
    await shopper.press({ selector: '[role=combobox][aria-haspopup=dialog]' });
    const { region } = addressDraft;
    const { province, city, county } = locale === 'zh-CN' ? region : renameRegion(region, englishRegionNames());
    for (const option of [province, city, county]) {
      // The next list is at the same position as the last one.
      await waitForTapGuard(shopper);
      await shopper.press({ selector: '[role=option]', name: option });
    }
    await shopper.fill({ selector: '[name=detailAddress]' }, addressDraft.detailAddress);
    await shopper.press({ selector: '[role=dialog] button', name: name('save') });
    await shopper.waitForAbsence({ selector: '[name=detailAddress]' });
    await waitForTapGuard(shopper);
  });

  await test.step('orders and pays', async () => {
    await shopper.press(button('placeOrder'));
    await shopper.waitForAddress(/^\/payment\/[0-9a-f-]{36}$/);
    await shopper.press(button('payNow'));
    await shopper.waitForAddress(/^\/pay\/simulated\//);
    await shopper.press(button('approvePayment'));
    await shopper.waitForAddress(/^\/payment-result\?orderUuid=/);
    await shopper.waitFor({ selector: 'main h1, main h2', name: name('paid') });
  });

  await test.step('sees the order', async () => {
    await shopper.press({ selector: 'main a', name: name('viewDetails') });
    await shopper.waitForAddress(/^\/order\/[0-9a-f-]{36}$/);
    await shopper.waitFor({ selector: `main a[href*="/product/${product.id}"]` });
    await shopper.waitFor({ selector: 'main h2', name: t('orders:detail.logistics') });
  });
});
