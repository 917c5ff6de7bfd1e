import { createAccount, PASSWORD } from '../support/accounts.ts';
import { blockRequests } from '../support/blockRequests.ts';
import { expect, memberTest, test } from '../support/test.ts';

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

memberTest(
  'logging out in one tab ends the other tab too',
  { tag: ['@P29'] },
  async ({ page, context, account, messages, steps }) => {
    const other = await context.newPage();
    await other.goto('/user');
    await expect(other.getByText(account.username)).toBeVisible();
    await page.goto('/user');
    await steps.main.getByRole('button', { name: messages.name('logOut') }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(other).toHaveURL(/\/login/);
    await expect(other.getByText(account.username)).toBeHidden();
    await other.goto('/order');
    await expect(other).toHaveURL(/\/login\?redirect=%2Forder$/);
  },
);
