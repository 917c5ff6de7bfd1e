import { createAddress, getUserInfo, updateProfile } from '@mallard/domain/contract';
import type { Page } from '@playwright/test';
import { addressDraft, createAccount, PASSWORD } from '../support/accounts.ts';
import { blockRequests } from '../support/blockRequests.ts';
import { placeOrder } from '../support/orders.ts';
import { recordFigures } from '../support/recordFigures.ts';
import { storedText } from '../support/storedText.ts';
import { expect, memberTest, test } from '../support/test.ts';

declare global {
  interface Window {
    /** When the user logged out in this tab. */
    loggedOutAt?: number;
    /** When this tab showed the login page, and nothing of the user any more. */
    endedAt?: number;
  }
}

/** Maximum milliseconds until all tabs have ended. `npm run promises`, on an idle machine, sets the promised `LOGOUT_MS=1000`. */
const MAX_LOGOUT_DELAY = Number(process.env.LOGOUT_MS ?? 3000);

const tracesIn = (text: string, traces: readonly string[]) => traces.filter((trace) => text.includes(trace));

/** Records in a tab when it shows the login page, without any of these texts. */
async function watchEnd(page: Page, traces: readonly string[]): Promise<void> {
  await page.evaluate((texts) => {
    const record = () => {
      const shown = document.documentElement.textContent ?? '';
      if (location.pathname !== '/login' || texts.some((text) => shown.includes(text))) return;
      window.endedAt ??= Date.now();
    };
    new MutationObserver(record).observe(document, { childList: true, subtree: true, characterData: true });
  }, traces);
}

const hostile = [
  'https://evil.example/home',
  '//evil.example',
  '/\\evil.example',
  '/%2F/evil.example',
  'javascript:alert(1)',
  '/nowhere',
  'home',
];

test('an account screen asks to log in, and opens afterwards with its query', async ({
  page,
  shopUrl,
  messages,
  steps,
}) => {
  const { username } = await createAccount(shopUrl);
  await page.goto('/order?tab=unpaid');
  await steps.toast(messages.t('shell:session.needsLogin'));
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/order?tab=unpaid')}`);
  await steps.logIn(username);
  await expect(page).toHaveURL('/order?tab=unpaid');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.t('orders:titles.orders'));
});

test('the sidebar shows while the screen after the login loads', async ({ page, isPhone, shopUrl, steps }) => {
  test.skip(isPhone, 'Phones have no sidebar.');
  const { username } = await createAccount(shopUrl);
  await page.goto('/login?redirect=%2Fuser');
  const release = await blockRequests(page, /\/assets\/UserScreen/);
  const loggedIn = steps.logIn(username);
  const sidebar = page.getByRole('complementary').getByRole('link').first();
  await expect(sidebar).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  const main = page.getByRole('main');
  const left = (await main.boundingBox())?.x;
  release();
  await loggedIn;
  await expect(page).toHaveURL('/user');
  expect((await main.boundingBox())?.x).toBe(left);
});

test('logging in from the header returns to the page, also via the register form', async ({
  page,
  isPhone,
  shopUrl,
  steps,
}) => {
  test.skip(isPhone, 'Phones have no header.');
  const { username } = await createAccount(shopUrl);
  const here = '/search?keyword=mug%26tea&sort=sales';
  const redirect = new URLSearchParams({ redirect: here }).toString();
  const link = (form: string) => page.getByRole('banner').locator(`a[href="/${form}?${redirect}"]`);
  await page.goto(here);
  for (const form of ['register', 'login']) {
    await link(form).click();
    await expect(page).toHaveURL(`/${form}?${redirect}`);
  }
  await steps.logIn(username);
  await expect(page).toHaveURL(here);
});

test('the login links in the header preserve the requested page', async ({ page, isPhone }) => {
  test.skip(isPhone, 'Phones have no header.');
  await page.goto('/login?redirect=%2Forder%3Ftab%3Dunpaid');
  for (const form of ['register', 'login'])
    await expect(page.getByRole('banner').locator(`a[href="/${form}?redirect=%2Forder%3Ftab%3Dunpaid"]`)).toBeVisible();
});

test('a login never leads to another site', { tag: ['@P15'] }, async ({ page, shopUrl, steps }) => {
  const { username } = await createAccount(shopUrl);
  await page.goto(`/login?redirect=${encodeURIComponent('//evil.example/%2e%2e')}`);
  await steps.logIn(username);
  await expect(page).toHaveURL('/home');
});

memberTest(
  'the login page redirects signed-in shoppers to the requested page, only within the shop',
  async ({ page, messages, steps }) => {
    await page.goto('/login');
    await steps.toast(messages.t('shell:session.alreadySignedIn'));
    await expect(page).toHaveURL('/home');
    await page.goto('/login?redirect=%2Fcoupons');
    await expect(page).toHaveURL('/coupons');
    for (const redirect of hostile) {
      await page.goto(`/register?redirect=${encodeURIComponent(redirect)}`);
      await expect(page, redirect).toHaveURL('/home');
    }
  },
);

test('a wrong password shows an error and preserves the input', async ({ page, messages, steps, watch }) => {
  watch.allow(/status of 401/);
  await page.goto('/login');
  await steps.logIn('demo', 'notdemo1234');
  await expect(steps.main.getByRole('alert').filter({ hasText: messages.t('errors:BadCredentials') })).toBeVisible();
  await expect(steps.main.getByLabel(messages.name('username'))).toHaveValue('demo');
});

test('a login without agreeing to the terms is refused', async ({ page, messages, steps }) => {
  await page.goto('/login');
  await steps.main.getByLabel(messages.name('username')).fill('demo');
  await steps.main.getByLabel(messages.name('password'), { exact: true }).fill('demo1234');
  await steps.main.getByRole('button', { name: messages.name('logIn'), exact: true }).click();
  await expect(steps.main.getByText(/请先阅读并同意用户协议|Please read and agree to the Terms/)).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('a session without "remember me" survives a reload, but not another tab', async ({
  page,
  context,
  shopUrl,
  steps,
}) => {
  const { username } = await createAccount(shopUrl);
  await page.goto('/login?redirect=%2Fuser');
  await steps.logIn(username, PASSWORD);
  await expect(page).toHaveURL('/user');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mallard');
  const other = await context.newPage();
  await other.goto('/user');
  await expect(other).toHaveURL('/login?redirect=%2Fuser');
});

memberTest.describe(() => {
  // The worker stores visited pages and responses.
  memberTest.use({ serviceWorkers: 'allow' });

  memberTest(
    'a logout in one of three tabs logs out the others immediately, and leaves no data for the next shopper',
    { tag: ['@P29'] },
    async ({ page, context, account, item, shopUrl, messages, steps }, testInfo) => {
      memberTest.slow();
      const nickname = 'canary7531';
      const phone = '13875318642';
      await account.call(updateProfile, { body: { nickname } });
      const address = await account.call(createAddress, { body: { ...addressDraft, phone, detailAddress: nickname } });
      const order = await placeOrder(account, item, address.id);
      const { token, refreshToken, userUuid, username } = account;
      const traces = [nickname, phone, order.orderNumber, username, token, refreshToken, userUuid];

      await page.goto('/home');
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      const [second, third] = [await context.newPage(), await context.newPage()];
      const seen: [Page, string, string][] = [
        [page, '/user', nickname],
        [second, `/order/${order.id}`, order.orderNumber],
        [third, '/address', nickname],
      ];
      for (const path of ['/order', '/cart', '/favorites', '/notifications', '/user/profile']) {
        await page.goto(path);
        await expect(steps.main.getByRole('heading').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
      }
      for (const [tab, path, text] of seen) {
        await tab.goto(path);
        await expect(tab.getByRole('main').getByText(text).first()).toBeVisible();
        await tab.waitForLoadState('networkidle');
      }
      // The same search finds the traces before the logout.
      expect(await storedText(page)).toContain(refreshToken);
      for (const tab of [second, third]) await watchEnd(tab, traces);
      await page.bringToFront();
      // The tabs must not wait for a slow server.
      const release = await blockRequests(page, /\/api\/user\/logout$/);
      await page.evaluate(() => {
        const record = () => {
          window.loggedOutAt = Date.now();
        };
        document.addEventListener('click', record, { capture: true, once: true });
      });
      await steps.main.getByRole('button', { name: messages.name('logOut') }).click();
      await expect(page).toHaveURL(/\/login/);
      const loggedOutAt = await page.evaluate(() => window.loggedOutAt ?? Number.NaN);
      const delays: number[] = [];
      for (const tab of [second, third]) {
        await expect(tab).toHaveURL(/\/login/);
        await expect.poll(() => tab.evaluate(() => window.endedAt)).toBeDefined();
        delays.push((await tab.evaluate(() => window.endedAt ?? Number.NaN)) - loggedOutAt);
      }
      expect(Math.max(...delays)).toBeLessThanOrEqual(MAX_LOGOUT_DELAY);
      recordFigures(testInfo, { 'milliseconds until the last of three tabs showed nothing': Math.max(...delays) });
      for (const tab of [page, second, third])
        await expect.poll(async () => tracesIn(await storedText(tab), traces)).toEqual([]);
      release();
      await expect.poll(async () => (await account.tryCall(getUserInfo, {})).ok).toBe(false);
      await second.goto('/order');
      await expect(second).toHaveURL(/\/login\?redirect=%2Forder$/);

      const next = await createAccount(shopUrl, messages.locale);
      await page.goto('/login?redirect=%2Fuser');
      await steps.logIn(next.username);
      await expect(page).toHaveURL('/user');
      await expect(steps.main.getByText(next.username).first()).toBeVisible();
      for (const path of ['/user', '/order', '/address', '/cart', '/favorites', '/notifications', '/user/profile']) {
        await page.goto(path);
        await expect(steps.main.getByRole('heading').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(tracesIn(await page.content(), traces), path).toEqual([]);
      }
      expect(tracesIn(await storedText(page), traces)).toEqual([]);
    },
  );
});
