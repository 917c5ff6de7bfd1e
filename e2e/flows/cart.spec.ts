import {
  addSavedItem,
  addToCart,
  claimCoupon,
  getCart,
  listCoupons,
  listFavorites,
  previewOrder,
  type Sku,
} from '@mallard/domain/contract';
import { formatPrice } from '@mallard/domain/money';
import type { Locator } from '@playwright/test';
import { createAccount, giveAddress } from '../support/accounts.ts';
import { expectAnnounced } from '../support/announcements.ts';
import { expectHydrated } from '../support/expectHydrated.ts';
import { removeLine, saveLine } from '../support/lineActions.ts';
import { pressInLayer } from '../support/pressInLayer.ts';
import { findSampleItem } from '../support/sampleItem.ts';
import { expect, memberTest, test } from '../support/test.ts';
import { waitForTapGuard } from '../support/waitForTapGuard.ts';

memberTest(
  'a quantity stops at the limit, shows it, and is saved',
  async ({ page, account, item, messages: { name, t }, steps: { main } }) => {
    const most = Math.min(item.sku.stock, item.sku.limit);
    await account.call(addToCart, { body: { skuUuid: item.sku.id, quantity: most - 2 } });
    await page.goto('/cart');
    const more = main.getByRole('button', { name: name('increaseQuantity') });
    const quantity = main.getByRole('spinbutton');
    // At the limit the button has `aria-disabled`, and shows the reason when it is pressed.
    for (let press = 0; press < 3; press += 1) await more.click({ force: true });
    await expect(quantity).toHaveValue(String(most));
    const { amounts } = await account.call(previewOrder, {
      body: { items: [{ skuUuid: item.sku.id, quantity: most }] },
    });
    await expectAnnounced(page, t('cart:announcement', { count: most, amount: formatPrice(amounts.total).slice(1) }));
    await expect(
      main
        .getByText(new RegExp(`(每人限购|仅剩|limit reached:|only) ${most}\\b`, 'i'))
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect.poll(async () => (await account.call(getCart, {})).unitCount).toBe(most);
    await page.reload();
    await expect(quantity).toHaveValue(String(most));
  },
);

memberTest(
  'the total of the cart matches the checkout after every change',
  async ({ page, account, shopUrl, item, isPhone, messages: { locale, name, t }, steps: { main } }) => {
    const other = await findSampleItem(shopUrl, locale, 1);
    for (const { id, status, kind } of (await account.call(listCoupons, { query: { pageSize: 40 } })).items)
      if (status === 'claimable' && kind === 'freeShipping') await account.call(claimCoupon, { params: { id } });
    await account.call(addToCart, { body: { skuUuid: other.sku.id, quantity: 1, isSelected: false } });
    await account.call(addToCart, { body: { skuUuid: item.sku.id, quantity: 1 } });
    const summary = main.getByRole('region', { name: /^(结算明细|Summary)$/ });
    const total = summary.getByRole('definition').last();
    const couponRow = summary.getByRole('button', { name: /^(优惠券|Coupon) / });
    const checkout = page.getByRole('button', { name: name('checkout') }).filter({ visible: true });

    async function waitForNoDialog(): Promise<void> {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await waitForTapGuard(page);
    }

    /** Waits until the cart shows the total of the server. */
    async function expectTotal(choice: { couponUuid?: string | null } = {}): Promise<string> {
      const items = (await account.call(getCart, {})).items.filter(({ isSelected }) => isSelected);
      const body = { items: items.map(({ skuUuid, quantity }) => ({ skuUuid, quantity })), ...choice };
      const { amounts } = await account.call(previewOrder, { body });
      await expect(total).toContainText(formatPrice(amounts.total));
      return formatPrice(amounts.total);
    }

    await memberTest.step('uses the best coupon automatically', async () => {
      await page.goto('/cart');
      await expectTotal();
      await expect(couponRow).toContainText('−¥10.00');
    });

    await memberTest.step('follows quick changes of quantity and selection', async () => {
      const more = main.getByRole('button', { name: name('increaseQuantity') }).first();
      for (let press = 0; press < 3; press += 1) await more.click();
      await expect
        .poll(async () => (await account.call(getCart, {})).items.map(({ quantity }) => quantity))
        .toEqual([4, 1]);
      await expectTotal();
      await main.getByRole('checkbox').last().check();
      await expect.poll(async () => (await account.call(getCart, {})).selectedUnits).toBe(5);
      await expectTotal();
    });

    await memberTest.step('is zero while no line is selected', async () => {
      await main.getByRole('checkbox').first().uncheck();
      await expect(total).toContainText('¥0.00');
      await expect(couponRow).toBeDisabled();
      await main.getByRole('checkbox').first().check();
    });

    await memberTest.step('claims a coupon and uses it', async () => {
      if (isPhone) {
        await page.getByRole('button', { name: /(明细|Details)$/ }).click();
        await expect(summary).toBeFocused();
        await expect(couponRow).toBeInViewport();
      }
      await couponRow.click();
      await pressInLayer(
        page
          .getByRole('dialog')
          .getByRole('button', { name: /^(领取|Claim)/ })
          .first(),
      );
      await expect(couponRow).toContainText('−¥');
      await expect.poll(async () => (await account.call(getCart, {})).selectedUnits).toBe(5);
      await expectTotal();
    });

    await memberTest.step('matches the checkout, with the coupon selected in the cart', async () => {
      await couponRow.click();
      await pressInLayer(page.getByRole('dialog').getByRole('radio').last());
      await waitForNoDialog();
      const shown = await expectTotal({ couponUuid: null });
      const savings = page.getByText(/已(节)?省 ¥|You save ¥/).filter({ visible: true });
      const saved = (await savings.last().textContent())?.match(/¥[\d,.]+/)?.[0];
      await expect(couponRow).not.toContainText('−');
      await checkout.click();
      await expect(page).toHaveURL(/\/checkout$/);
      const amounts = main.getByRole('complementary', { name: t('checkout:amounts') });
      await expect(amounts.getByRole('definition').last()).toContainText(shown);
      await expect(savings).toHaveText([new RegExp(`${saved}$`)]);
    });
  },
);

memberTest(
  'the cart shows no total until the coupons are loaded, and says so when they fail to load',
  async ({ page, account, item, isPhone, watch, messages: { t }, steps: { main } }) => {
    memberTest.skip(isPhone, 'The same in every layout.');
    watch.allow(/ERR_FAILED/);
    await account.call(addToCart, { body: { skuUuid: item.sku.id, quantity: 1 } });
    const total = main
      .getByRole('region', { name: /^(结算明细|Summary)$/ })
      .getByRole('definition')
      .last();
    const asked = Promise.withResolvers<void>();
    await page.route('**/api/coupons?scope=claimed*', async (route) => {
      await asked.promise;
      await route.abort();
    });
    await page.goto('/cart');
    await expect(total).toHaveText(/^(正在计算|Being calculated)/);
    asked.resolve();
    const { amounts } = await account.call(previewOrder, {
      body: { items: [{ skuUuid: item.sku.id, quantity: 1 }], couponUuid: null },
    });
    await expect(total).toContainText(formatPrice(amounts.total));
    await expect(main.getByText(t('cart:totalBeforeCoupons')).first()).toBeVisible();
  },
);

// After the first delay the sheet is still open, after the second the button behind it is hit.
for (const again of [60, 350])
  memberTest(
    `two presses in the options sheet, ${again} ms apart, add one item`,
    async ({ page, account, item, isPhone, steps }) => {
      memberTest.skip(!isPhone, 'Wide layouts ask beside the picture.');
      await page.goto(`/product/${item.product.id}`);
      await steps.addToCart(item, { again });
      await page.waitForLoadState('networkidle');
      await expect(steps.cartLink(1)).toBeVisible();
      expect((await account.call(getCart, {})).unitCount).toBe(1);
    },
  );

memberTest('a removed line can be restored unchanged', async ({ page, account, item, messages: { t }, steps }) => {
  const { main } = steps;
  await account.call(addToCart, { body: { skuUuid: item.sku.id, quantity: 3, isSelected: false } });
  await page.goto('/cart');
  const line = main.getByRole('link', { name: item.product.title }).first();
  await expect(line).toBeVisible();
  await removeLine(main.getByRole('listitem').filter({ has: page.getByRole('spinbutton') }));
  await expect(line).toBeHidden();
  await page.getByRole('button', { name: t('cart:undo') }).click();
  await expect(line).toBeVisible();
  await expect(main.getByRole('spinbutton')).toHaveValue('3');
  await expect
    .poll(async () => (await account.call(getCart, {})).items.map(({ quantity, isSelected }) => [quantity, isSelected]))
    .toEqual([[3, false]]);
});

memberTest('two removed SKUs of one product can both be restored', async ({ page, account, item, messages, steps }) => {
  const skus = item.product.skus.filter(({ stock }) => stock > 0).slice(0, 2);
  for (const { id } of skus) await account.call(addToCart, { body: { skuUuid: id, quantity: 1 } });
  await page.goto('/cart');
  const lines = steps.main.getByRole('listitem').filter({ has: page.getByRole('spinbutton') });
  for (const left of [1, 0]) {
    await removeLine(lines.first());
    await expect(lines).toHaveCount(left);
  }
  const undo = page.getByRole('button', { name: messages.t('cart:undo') });
  await expect(undo).toHaveCount(2);
  for (const left of [1, 0]) {
    await undo.first().click();
    await expect(undo).toHaveCount(left);
    await waitForTapGuard(page);
  }
  await expect(lines).toHaveCount(2);
  await expect.poll(async () => (await account.call(getCart, {})).unitCount).toBe(2);
});

memberTest(
  'a line is saved for later, stays saved, and is moved back to the cart',
  async ({ page, account, item, messages: { t }, steps }) => {
    const { main } = steps;
    const { title } = item.product;
    const { id: skuUuid } = item.sku;
    await account.call(addToCart, { body: { skuUuid, quantity: 2, isSelected: false } });
    await account.call(addSavedItem, { body: { skuUuid, quantity: 1 } });
    await page.goto('/cart');
    const savedLine = main
      .getByRole('region', { name: /^(稍后再买|Saved for later)/ })
      .getByRole('listitem')
      .filter({ hasText: title });
    const undo = page.getByRole('button', { name: t('cart:undo') });
    const quantity = main.getByRole('spinbutton');
    const line = main.getByRole('listitem').filter({ has: page.getByRole('spinbutton') });
    const isFocused = () => page.evaluate(() => document.activeElement !== document.body);

    await saveLine(line);
    await expect(savedLine).toContainText('× 3');
    await expect(main.getByRole('heading', { name: t('cart:empty') })).toBeVisible();
    await expect.poll(isFocused).toBe(true);
    await expect.poll(async () => (await account.call(getCart, {})).unitCount).toBe(0);

    await undo.click();
    await expect(quantity).toHaveValue('2');
    await expect(savedLine).toContainText('× 1');
    await expect
      .poll(async () => {
        const { items, saved } = await account.call(getCart, {});
        return [...items, ...saved].map((item) => [item.quantity, item.isSelected]);
      })
      .toEqual([
        [2, false],
        [1, false],
      ]);
    await saveLine(line);
    await expect(savedLine).toContainText('× 3');

    await page.reload();
    await expect(savedLine).toBeVisible();
    const top = await savedLine.evaluate((element) => element.getBoundingClientRect().top / window.innerHeight);
    expect(top).toBeLessThan(0.5);
    await savedLine.getByRole('button', { name: /^(从稍后再买删除|Remove from saved items)/ }).click();
    await expect(savedLine).toHaveCount(0);
    await expect.poll(isFocused).toBe(true);
    await undo.click();
    await expect(savedLine).toContainText('× 3');
    await expect.poll(async () => (await account.call(getCart, {})).saved.length).toBe(1);

    await savedLine.getByRole('button', { name: /^(移入购物车|Move to cart)/ }).click();
    await expect(quantity).toHaveValue('3');
    await expect(savedLine).toHaveCount(0);
    await expect.poll(async () => (await account.call(getCart, {})).items.length).toBe(1);
  },
);

memberTest(
  'clearing the unavailable lines removes all of them and shows one toast',
  async ({ page, account, item, messages: { t }, steps }) => {
    const skus = item.product.skus.filter(({ stock }) => stock > 0).slice(0, 2);
    for (const { id } of skus) await account.call(addToCart, { body: { skuUuid: id, quantity: 1 } });
    await page.route('**/api/cart', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: { items: { status: string }[] } };
      for (const item of answer.data.items) item.status = 'soldOut';
      return route.fulfill({ response, json: answer });
    });
    await page.goto('/cart');
    await steps.main.getByRole('button', { name: t('cart:unavailable', { count: skus.length }) }).click();
    await steps.toast(t('cart:cleared', { count: skus.length }));
    await expect(page.getByRole('button', { name: t('cart:undo') })).toHaveCount(0);
    await expect.poll(async () => (await account.call(getCart, {})).unitCount).toBe(0);
  },
);

memberTest(
  'a quantity that fails to save is reset, and the checkout does not open with another one',
  async ({ page, account, item, watch, messages: { name, t }, steps: { main } }) => {
    watch.allow(/500/);
    await account.call(addToCart, { body: { skuUuid: item.sku.id, quantity: 2 } });
    const failing = Promise.withResolvers<void>();
    await page.route('**/api/cart/update/*', async (route) => {
      await failing.promise;
      await route.fulfill({ status: 500 });
    });
    await page.goto('/cart');
    const quantity = main.getByRole('spinbutton');
    const checkout = page.getByRole('button', { name: name('checkout') }).filter({ visible: true });
    await main.getByRole('button', { name: name('increaseQuantity') }).click();
    await checkout.click();
    // Lets the change fail while the checkout waits for it.
    failing.resolve();
    await expect(main.getByRole('alert').filter({ hasText: t('errors:Server') })).toBeVisible();
    await expect(quantity).toHaveValue('2');
    await expect(page).toHaveURL(/\/cart$/);

    await page.unroute('**/api/cart/update/*');
    await main.getByRole('button', { name: name('increaseQuantity') }).click();
    await checkout.click();
    await expect(page).toHaveURL(/\/checkout$/);
    expect((await account.call(getCart, {})).unitCount).toBe(3);
  },
);

memberTest(
  'offline, the cart says that ordering needs a network',
  async ({ page, context, account, item, watch, messages: { name, t }, steps }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await account.call(addToCart, { body: { skuUuid: item.sku.id, quantity: 2 } });
    await page.goto('/cart');
    await expect(steps.main.getByRole('spinbutton')).toHaveValue('2');
    await context.setOffline(true);
    await page
      .getByRole('button', { name: name('checkout') })
      .filter({ visible: true })
      .click();
    await steps.toast(t('cart:offline'));
    await expect(page).toHaveURL(/\/cart$/);
    await context.setOffline(false);
    await expect(page.getByRole('group', { name: t('cart:offline') })).toHaveCount(0);
  },
);

test('a guest cart counts items, survives a reload and needs no account', async ({ page, item, steps }) => {
  await page.goto(`/product/${item.product.id}`);
  await steps.addToCart(item);
  await expect(steps.cartLink(1)).toBeVisible();
  await page.reload();
  await expect(steps.cartLink(1)).toBeVisible();
  await page.goto('/home');
  await expect(steps.cartLink(1)).toBeVisible();
});

test('a guest changes the cart in a drawer, and has all of it in the account after the login', async ({
  page,
  shopUrl,
  item,
  messages: { locale, name, t },
  steps,
}) => {
  const other = await findSampleItem(shopUrl, locale, 1);
  const account = await createAccount(shopUrl, locale);
  const most = Math.min(item.sku.stock, item.sku.limit);
  await account.call(addToCart, { body: { skuUuid: item.sku.id, quantity: most - 1 } });
  const drawer = page.getByRole('dialog');
  const lines = drawer.getByRole('listitem');
  for (const one of [item, other]) {
    await page.goto(`/product/${one.product.id}`);
    await steps.addToCart(one);
  }

  await test.step('opens it from a toast, and focuses a link that still exists', async () => {
    await page.getByRole('link', { name: name('viewCart') }).click();
    await expect(lines).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(steps.cartLink(2)).toBeFocused();
  });

  await test.step('changes a quantity', async () => {
    await page.goto('/home');
    await expectHydrated(steps.cartLink(2));
    await steps.cartLink(2).click();
    await expect(lines).toHaveCount(2);
    await expect(lines.first().getByRole('link', { name: other.product.title })).toBeVisible();
    await pressInLayer(lines.last().getByRole('button', { name: name('increaseQuantity') }));
    await expect(lines.last().getByRole('spinbutton')).toHaveValue('2');
    await expect(drawer).toHaveAccessibleName(/3/);
    const items = [
      { skuUuid: item.sku.id, quantity: 2 },
      { skuUuid: other.sku.id, quantity: 1 },
    ];
    const { amounts } = await account.call(previewOrder, { body: { items } });
    await expect(drawer).toContainText(formatPrice(amounts.total));
  });

  await test.step('removes a line, and restores it', async () => {
    await pressInLayer(lines.first().getByRole('button', { name: /^(删除|Remove) / }));
    await expect(drawer.getByRole('spinbutton')).toHaveCount(1);
    const undo = lines.first().getByRole('button', { name: t('cart:undo') });
    await expect(undo).toBeFocused();
    await pressInLayer(undo);
    await expect(drawer.getByRole('spinbutton')).toHaveCount(2);
    await expect(lines.first().getByRole('link', { name: other.product.title })).toBeFocused();
  });

  await test.step('returns to the page, which has the focus again', async () => {
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/\/home$/);
    await expect(steps.cartLink(3)).toBeFocused();
  });

  await test.step('shows at the login that the cart is saved', async () => {
    await page.goto('/cart');
    await expect(page).toHaveURL(/\/login\?redirect=%2Fcart$/);
    await steps.toast(t('shell:session.cartSaved'));
  });

  await test.step('has all lines in the cart, and shows what exceeds the limit', async () => {
    await expectHydrated(steps.main.getByLabel(name('username')));
    await steps.logIn(account.username);
    await expect(page).toHaveURL(/\/cart$/);
    const notice = page.getByRole('region', { name: /^(购物车合并结果|Carts merged)$/ });
    await expect(notice).toContainText(/已合并登录前加入的 2 件商品|^2 items from before you logged in/);
    await expect(notice.getByRole('listitem')).toHaveText([
      new RegExp(`^${item.product.title}.* ${most} .* ${most + 1}\\b`),
    ]);
    await notice.getByRole('button').click();
    await expect(notice).toBeHidden();
    const { items } = await account.call(getCart, {});
    expect(Object.fromEntries(items.map(({ skuUuid, quantity }) => [skuUuid, quantity]))).toEqual({
      [item.sku.id]: most,
      [other.sku.id]: 1,
    });
  });
});

memberTest(
  'the options of a line are changed by keyboard, and the focus moves to the line with the new options',
  async ({ page, account, item, messages: { t }, steps }) => {
    const { product, sku } = item;
    const other = product.skus.find(({ id, stock }) => id !== sku.id && stock > 3);
    if (!other) throw new Error('The product has one SKU only');
    await account.call(addToCart, { body: { skuUuid: sku.id, quantity: 2 } });
    await page.goto('/cart');
    const sheet = page.getByRole('dialog');
    const optionsOf = ({ values: chosen }: Sku) => {
      const names = product.specifications.map(({ id, values }) => values.find((one) => one.id === chosen[id])?.name);
      return steps.main.getByRole('button', { name: new RegExp(`^${names.join(' / ')}(，修改规格|, change options)`) });
    };
    async function choose(wanted: Sku) {
      for (const { id, values } of product.specifications) {
        const value = values.find((one) => one.id === wanted.values[id]);
        await sheet.getByRole('radio', { name: value?.name ?? '' }).press('Space');
      }
    }
    await optionsOf(sku).press('Enter');
    await choose(other);
    const announced = await page.evaluateHandle(() => {
      const texts = new Set<string | null>();
      const read = () => {
        for (const region of document.querySelectorAll('[aria-live]')) texts.add(region.textContent);
      };
      new MutationObserver(read).observe(document.body, { subtree: true, childList: true, characterData: true });
      return texts;
    });
    const confirm = sheet.getByRole('button', { name: /^(确定|Done)$/ });
    await confirm.press('Enter');
    await expect(page.getByText(t('cart:optionsChanged')).first()).toBeVisible();
    await expect(optionsOf(other)).toBeFocused();
    await expect
      .poll(async () => (await account.call(getCart, {})).items.map(({ skuUuid, quantity }) => [skuUuid, quantity]))
      .toEqual([[other.id, 2]]);
    await expect(steps.main.getByRole('spinbutton')).toHaveValue('2');
    // While both SKUs are in the cart, the count would be higher.
    const wrong = await announced.evaluate((texts) => [...texts].filter((text) => /[34] (件|items)/.test(text ?? '')));
    expect(wrong).toEqual([]);

    // If the cart already has a line with these options, the lines are merged and that line gets the focus.
    await account.call(addToCart, { body: { skuUuid: sku.id, quantity: 1 } });
    await page.reload();
    await optionsOf(sku).press('Enter');
    await choose(other);
    await confirm.press('Enter');
    await expect(optionsOf(sku)).toHaveCount(0);
    await expect(optionsOf(other)).toBeFocused();
    await expect(steps.main.getByRole('spinbutton')).toHaveValue('3');
  },
);

memberTest(
  'several lines are removed at once and restored, and products move to the favorites',
  async ({ page, account, shopUrl, item, isPhone, messages: { locale, name, t }, steps: { main, toast } }) => {
    test.skip(!isPhone, 'Wide pages have buttons in each line.');
    const other = await findSampleItem(shopUrl, locale, 1);
    for (const { sku } of [item, other]) await account.call(addToCart, { body: { skuUuid: sku.id, quantity: 1 } });
    await page.goto('/cart');
    const lines = main.getByRole('spinbutton');
    await expect(lines).toHaveCount(2);
    const manage = main.getByRole('button', { name: t('cart:manage.start') });
    await expectHydrated(manage);
    await manage.focus();
    await page.keyboard.press('Enter');
    const bar = page.getByRole('region', { name: t('cart:manage.bar') });
    const remove = bar.getByRole('button', { name: t('cart:manage.remove') });
    await bar.getByRole('button', { name: t('cart:manage.move') }).press('Enter');
    await toast(t('cart:manage.none'));
    // The selection for the checkout is unchanged.
    await expect(main.getByRole('listitem').getByRole('checkbox', { checked: true })).toHaveCount(0);
    await bar.getByRole('checkbox').press('Space');
    await expect(main.getByRole('listitem').getByRole('checkbox', { checked: true })).toHaveCount(2);
    await remove.press('Enter');
    await toast(t('cart:manage.removed', { count: 2 }));
    await expect(lines).toHaveCount(0);
    await page
      .getByRole('button', { name: t('cart:undo') })
      .last()
      .click();
    await expect(lines).toHaveCount(2);

    await expectHydrated(manage);
    await manage.press('Enter');
    await main.getByRole('listitem').getByRole('checkbox').first().press('Space');
    await bar.getByRole('button', { name: t('cart:manage.move') }).press('Enter');
    await toast(t('cart:manage.moved', { count: 1 }));
    await expect(lines).toHaveCount(1);
    await expect.poll(async () => (await account.call(listFavorites, {})).items.length).toBe(1);
    await main.getByRole('button', { name: t('cart:manage.done') }).press('Enter');
    await expect(
      page
        .getByRole('button', { name: name('checkout') })
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  },
);

memberTest(
  'the cart and the checkout list the same coupons, with the same reasons',
  async ({ page, account, item, messages: { locale, t }, steps: { main } }) => {
    await giveAddress(account);
    const { items } = await account.call(listCoupons, { query: { pageSize: 40 } });
    const claimable = items.filter(({ status }) => status === 'claimable');
    for (const { id } of claimable.slice(0, 2)) await account.call(claimCoupon, { params: { id } });
    await account.call(addToCart, { body: { skuUuid: item.sku.id, quantity: 1 } });

    /** Opens the sheet, and returns the text of every coupon in it, tab by tab. */
    async function readSheet(opener: Locator): Promise<string[][]> {
      await expectHydrated(opener);
      await opener.click();
      const sheet = page.getByRole('dialog');
      const tabs = sheet.getByRole('tab');
      await expect(tabs).toHaveCount(2);
      const texts: string[][] = [];
      for (const tab of await tabs.all()) {
        await waitForTapGuard(page);
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        texts.push(await sheet.getByRole('tabpanel').getByRole('strong').allTextContents());
      }
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await waitForTapGuard(page);
      return texts;
    }

    await page.goto('/cart');
    const ofCart = await readSheet(
      main.getByRole('region', { name: /^(结算明细|Summary)$/ }).getByRole('button', { name: /^(优惠券|Coupon) / }),
    );
    await page.goto('/checkout');
    const ofCheckout = await readSheet(main.getByRole('button', { name: t('checkout:coupon') }));
    expect(ofCheckout, locale).toEqual(ofCart);
    expect(ofCart.flat().length).toBeGreaterThan(2);
  },
);
