import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { updateProfile } from '@mallard/domain/contract';
import { expect, type Page } from '@playwright/test';
import { createAccount, giveAddress, storedSession } from '../support/accounts.ts';
import { messagesOf } from '../support/messages.ts';
import { placeOrder } from '../support/orders.ts';
import { findSampleItem } from '../support/sampleItem.ts';
import { serverTest as test } from '../support/serverTest.ts';

const otherShop = new URL('../../apps/storefront/src/testing/otherShop.json', import.meta.url);
const settings = JSON.parse(readFileSync(otherShop, 'utf8'));

/** Texts of the sample shop, and its currency. The catalogue has products of a brand with that name. */
const OF_SAMPLE_SHOP = /Mallard(?! Home)|绿头鸭(?!生活|野外)|¥|CNY|demo1234|sample shop|示例商城|8–20|8 to 20/;

// Each language and each layout once: the texts of a layout have the same keys in both languages.
for (const [locale, width] of [
  ['en-US', 390],
  ['zh-CN', 1440],
] as const) {
  test(`a shop with its own settings shows nothing of the sample shop, in ${locale} at ${width} px`, async ({
    folder,
    start,
    browser,
  }) => {
    const file = join(folder, 'shop.json');
    // The addresses of the tests are in China.
    writeFileSync(file, JSON.stringify({ ...settings, countries: ['AT', 'CN'] }));
    const api = await start({ SHOP_FILE: file }).opened;
    const shop = await start({ API_ORIGIN: api, DATA_DIR: join(folder, 'unused') }).opened;
    const item = await findSampleItem(shop, locale);
    const account = await createAccount(shop, locale);
    await account.call(updateProfile, { body: { nickname: 'Drake' } });
    const order = await placeOrder(account, item, await giveAddress(account));
    const paths = ['/home', `/product/${item.product.id}`, '/category', '/help', '/about', '/terms', '/privacy'];

    const options = { locale, viewport: { width, height: 900 }, baseURL: shop, reducedMotion: 'reduce' } as const;
    const guest = await browser.newContext(options);
    const page = await guest.newPage();
    for (const path of [...paths, '/contact', '/login', '/register', '/reset-password', '/settings']) {
      await page.goto(path);
      await expectOwnTexts(page, locale);
    }
    await page.goto('/about');
    await expect(page.getByText(settings.articles.about[locale].split('\n')[0])).toBeVisible();
    const logo = page.locator(`img[src="${settings.logo}"]`).filter({ visible: true });
    await page.goto('/home');
    await expect(logo.first()).toBeVisible();
    expect(await logo.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await guest.close();

    const localStorage = storedSession(account);
    const member = await browser.newContext({
      ...options,
      storageState: { cookies: [], origins: [{ origin: new URL(shop).origin, localStorage }] },
    });
    const memberPage = await member.newPage();
    await memberPage.goto(`/payment/${order.id}`);
    const { t } = messagesOf(locale);
    await expect(memberPage.getByText(t('shell:paymentMethods.card'), { exact: true })).toBeVisible();
    await expect(memberPage.getByText(t('shell:paymentMethods.wechat'), { exact: true })).toBeVisible();
    await expect(memberPage.getByText(t('shell:paymentMethods.alipay'), { exact: true })).toHaveCount(0);
    await expectOwnTexts(memberPage, locale);
    for (const path of [`/order/${order.id}`, '/coupons', '/notifications']) {
      await memberPage.goto(path);
      await expect(memberPage.getByRole('heading', { level: 1 })).toBeVisible();
      await expectOwnTexts(memberPage, locale);
    }
    await member.close();
  });
}

/** Asserts that a page has the name of its shop, and no text of the sample shop. Sections are loaded as they come into view. */
async function expectOwnTexts(page: Page, locale: 'en-US' | 'zh-CN'): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`(^| · )${settings.name[locale]}$`));
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('body')).not.toContainText(OF_SAMPLE_SHOP, { useInnerText: true });
}
