import type { Page } from '@playwright/test';
import { newUsername, PASSWORD } from '../support/accounts.ts';
import type { Steps } from '../support/createSteps.ts';
import { expectHydrated } from '../support/expectHydrated.ts';
import { expectOwnShop } from '../support/expectOwnShop.ts';
import { foreignTest as test } from '../support/foreignTest.ts';
import { pressInLayer } from '../support/pressInLayer.ts';
import { expect } from '../support/test.ts';
import { waitForTapGuard } from '../support/waitForTapGuard.ts';

const LAMP = 'Harbor Desk Lamp';

test('a visitor of a foreign server finds a product, registers, buys it, pays and sees the order', async ({
  page,
  messages: { t, name },
  isPhone,
  steps,
}) => {
  test.setTimeout(400_000);
  const { main } = steps;
  await test.step('browses the home page and a category', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/home$/);
    await expect(main.getByText('$129.00').first()).toBeVisible();
    await expectOwnShop(page);
    const category = page.getByRole('link', { name: 'Lamps' }).filter({ visible: true }).first();
    await expectHydrated(category);
    await category.click();
    await expect(page).toHaveURL(/\/category\?categoryUuid=10$/);
    await expect(productLinks(steps, t)).toHaveCount(4);
    await expectOwnShop(page);
  });

  await test.step('filters it', async () => {
    if (isPhone) await main.getByRole('button', { name: /^Filter/ }).click();
    const filters = page.getByRole(isPhone ? 'dialog' : 'complementary');
    const more = filters.getByText('More filters', { exact: true });
    await (isPhone ? pressInLayer(more) : more.click());
    const brass = filters.getByRole('checkbox', { name: /^Brass/ });
    await (isPhone ? pressInLayer(brass) : brass.check());
    await expect(page).toHaveURL(/attributes=color%3Abrass/);
    await expectOwnShop(page);
    if (isPhone) await pressInLayer(filters.getByRole('button', { name: /1 product/ }));
    await expect(productLinks(steps, t)).toHaveCount(1);
    await waitForTapGuard(page);
  });

  await test.step('searches, and opens a product', async () => {
    await search(page, isPhone, 'desk');
    await expect(page).toHaveURL(/\/search\?keyword=desk$/);
    await expect(productLinks(steps, t)).toHaveCount(1);
    await expectOwnShop(page);
    await main.getByRole('link', { name: LAMP, exact: true }).first().click();
    await expect(page).toHaveURL(/\/product\/1001$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LAMP);
    await expectOwnShop(page);
  });

  await test.step('selects an option, and adds it to the cart', async () => {
    const radio = main.getByRole('group', { name: 'Color' }).getByRole('radio', { name: 'Black' });
    if (isPhone) {
      await page
        .getByRole('button', { name: name('addToCart') })
        .filter({ visible: true })
        .first()
        .click();
      const sheet = page.getByRole('dialog');
      await pressInLayer(sheet.getByRole('group', { name: 'Color' }).getByRole('radio', { name: 'Black' }));
      await expectOwnShop(page);
      await pressInLayer(sheet.getByRole('button', { name: name('addToCart'), exact: true }));
      await expect(sheet).toBeHidden();
    } else {
      await radio.check();
      await main.getByRole('button', { name: name('addToCart'), exact: true }).click();
    }
    await steps.toast(t('shell:cart.added'));
    await expect(steps.cartLink(1)).toBeVisible();
    await page.getByRole('link', { name: name('viewCart') }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('link', { name: LAMP })).toBeVisible();
    await expect(drawer.getByText('$129.00').first()).toBeVisible();
    await expectOwnShop(page);
    await pressInLayer(drawer.getByRole('link', { name: t('cart:guest.checkout') }));
  });

  let username = '';
  await test.step('registers', async () => {
    await expect(page).toHaveURL(/\/login\?redirect=%2Fcart$/);
    await expect(main.getByRole('tab')).toHaveCount(0);
    await expectOwnShop(page);
    await main.getByRole('link', { name: t('login:registerFree') }).click();
    await expect(page).toHaveURL(/\/register\?redirect=%2Fcart$/);
    await expectOwnShop(page);
    username = newUsername();
    await main.getByLabel(name('username')).fill(username);
    await main.getByLabel(name('nickname')).fill('Otter');
    await main.getByLabel(name('password'), { exact: true }).fill(PASSWORD);
    await main.getByLabel(name('confirmPassword')).fill(PASSWORD);
    await main.getByRole('button', { name: name('register'), exact: true }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(main.getByRole('link', { name: LAMP }).first()).toBeVisible();
    await expect(main.getByRole('spinbutton')).toHaveValue('1');
    await expectOwnShop(page);
  });

  await test.step('checks out with a new address', async () => {
    await page
      .getByRole('button', { name: name('checkout') })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/checkout$/);
    await main.getByRole('button', { name: name('addAddress') }).click();
    const form = page.getByRole('dialog');
    await form.locator('[name=recipientName]').fill('Ada Brook');
    await form.locator('[name=phone]').fill('(503) 555-0142');
    await form.locator('[name=detailAddress]').fill('1005 W Burnside St');
    await form.getByLabel('City').fill('Portland');
    await form.getByLabel('State').fill('OR');
    await form.getByLabel('ZIP code').fill('9720');
    await pressInLayer(form.getByRole('button', { name: name('save'), exact: true }));
    await expect(form.getByText('Please enter a postal code of this country').first()).toBeVisible();
    await form.getByLabel('ZIP code').fill('97209');
    await pressInLayer(form.getByRole('button', { name: name('save'), exact: true }));
    await expect(form).toBeHidden();
    await expect(main.getByRole('radio', { name: /Ada Brook/ })).toBeChecked();
    await expect(main.getByText('1005 W Burnside St, Portland, OR 97209')).toBeVisible();
    await waitForTapGuard(page);
    await expectOwnShop(page);
  });

  let orderPath = '';
  await test.step('orders, and pays at the bank', async () => {
    await page
      .getByRole('button', { name: name('placeOrder') })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/payment\/\d+$/);
    await expectOwnShop(page);
    await steps.payNow();
    await expect(page).toHaveURL(/\/bank\/\d+$/);
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page).toHaveURL(/\/payment-result\?orderUuid=\d+$/);
    await expect(main.getByRole('heading', { name: name('paid') })).toBeVisible();
    await expectOwnShop(page);
    await main.getByRole('link', { name: name('viewDetails') }).click();
    await expect(page).toHaveURL(/\/order\/\d+$/);
    orderPath = new URL(page.url()).pathname;
  });

  await test.step('sees the order, and logs in again to see it in the list', async () => {
    await expect(main.getByText(LAMP).first()).toBeVisible();
    await expect(main.getByText('$129.00').first()).toBeVisible();
    await expect(main.getByText('1005 W Burnside St, Portland, OR 97209')).toBeVisible();
    await expectOwnShop(page);
    await page.goto('/orders');
    await expect(main.getByText(LAMP).first()).toBeVisible();
    await expectOwnShop(page);
    await page.goto('/user');
    await expectOwnShop(page);
    await page.goto('/settings');
    await main.getByRole('button', { name: name('logOut') }).click();
    await expect(main.getByRole('button', { name: name('logOut') })).toHaveCount(0);
    await page.goto(`/login?redirect=${encodeURIComponent(orderPath)}`);
    await main.getByLabel(name('username')).fill(username);
    await main.getByLabel(name('password'), { exact: true }).fill(PASSWORD);
    await main.getByRole('button', { name: name('logIn'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${orderPath}$`));
    await expect(main.getByText(LAMP).first()).toBeVisible();
  });
});

/** Links of the products in a list. */
function productLinks({ main }: Steps, t: (key: string) => string) {
  return main
    .getByRole('list', { name: t('category:products') })
    .getByRole('listitem')
    .filter({ visible: true });
}

/** Types a keyword, and presses Enter. */
async function search(page: Page, isPhone: boolean, keyword: string): Promise<void> {
  const field = '[role=combobox][name=keyword], input[type=search][name=keyword]';
  await page.locator(field).filter({ visible: true }).first().click();
  const typing = isPhone ? page.getByRole('dialog').locator(field) : page.locator(field).filter({ visible: true });
  await typing.first().fill(keyword);
  await page.keyboard.press('Enter');
}
