import { loginByCode, sendVerificationCode } from '@mallard/domain/contract';
import { mergeTests } from '@playwright/test';
import { connect, PASSWORD } from '../support/accounts.ts';
import { expectHydrated } from '../support/expectHydrated.ts';
import { serverTest } from '../support/serverTest.ts';
import { expect, test as shopTest } from '../support/test.ts';

const test = mergeTests(shopTest, serverTest).extend({
  // The page is closed before the server ends, which its requests would complain of.
  page: async ({ start: _, page }, use) => {
    await use(page);
    await page.close();
  },
});

const PHONE = '13912345602';
const PROFILE_PHONE = '13912345603';
const NEXT_PHONE = '13912345604';
const NEW_PASSWORD = 'drake2026';

/** The verification codes in the server log, oldest first. */
function codesIn(log: string): string[] {
  return [...log.matchAll(/"code":"(\d{6})"/g)].flatMap(([, code]) => code ?? []);
}

test('a forgotten password is reset with a code, and then used to log in with the phone', async ({
  page,
  start,
  isPhone,
  messages: { name, t },
  watch,
  steps,
}) => {
  test.skip(!isPhone, 'The layout makes no difference.');
  watch.allow(/status of 400/);
  const shop = start({ LOG_LEVEL: 'info' });
  const url = await shop.opened;
  const { main } = steps;

  const client = connect(url);
  await client.call(sendVerificationCode, { body: { phone: PHONE } });
  await expect.poll(() => codesIn(shop.output())).toHaveLength(1);
  await client.call(loginByCode, { body: { phone: PHONE, code: codesIn(shop.output())[0] ?? '' } });
  await page.goto(`${url}/login?redirect=%2Fuser%2Fprofile`);
  await main.getByRole('link', { name: /忘记密码|Forgot your password/ }).click();
  await expect(page).toHaveURL(`${url}/reset-password?redirect=%2Fuser%2Fprofile`);
  await main.locator('[name=phone]').fill(PHONE);
  await main.getByRole('button', { name: /获取验证码|Send code/ }).click();
  await steps.toast(t('shell:signIn.codeSent'));
  await expect(main.getByRole('button', { name: /\d+ (秒|s)/ })).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => codesIn(shop.output())).toHaveLength(2);
  const code = codesIn(shop.output())[1] ?? '';
  const wrongCode = String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  await main.locator('[name=code]').fill(wrongCode);
  await main.locator('[name=newPassword]').fill(NEW_PASSWORD);
  await main.locator('[name=confirm]').fill(NEW_PASSWORD);
  const submit = main.getByRole('button', { name: t('login:reset.submit'), exact: true });
  await submit.click();
  await expect(main.locator('[name=code]')).toHaveAttribute('aria-invalid', 'true');
  await main.locator('[name=code]').fill(code);
  await submit.click();
  await steps.toast(t('login:reset.done'));
  await expect(page).toHaveURL(`${url}/user/profile`);
  await expect(main.getByRole('heading', { name: t('user:password.title') })).toBeVisible();

  await page.goto(`${url}/settings`);
  await main.getByRole('button', { name: name('logOut') }).click();
  await steps.toast(t('shell:session.signedOut'));
  await page.goto(`${url}/login?redirect=%2Fuser%2Fprofile`);
  await steps.logIn(PHONE, NEW_PASSWORD);
  await expect(page).toHaveURL(`${url}/user/profile`);
});

test('an account registered by user name sets and replaces its phone with the password, and recovers the password by phone', async ({
  page,
  start,
  isPhone,
  messages: { name, t },
  watch,
  steps,
}) => {
  test.skip(!isPhone, 'The layout makes no difference.');
  watch.allow(/status of 400/);
  const shop = start({ LOG_LEVEL: 'info' });
  const url = await shop.opened;
  const { main } = steps;
  const phone = main.locator('[name=phone]');
  const code = main.locator('[name=code]');
  const currentPassword = main.locator('[name=currentPassword]');
  /** Presses "Send code" and reads the code from the server's log. */
  async function receiveCode(): Promise<string> {
    const before = codesIn(shop.output()).length;
    await main.getByRole('button', { name: /获取验证码|Send code/ }).click();
    await expect.poll(() => codesIn(shop.output())).toHaveLength(before + 1);
    return codesIn(shop.output()).at(-1) ?? '';
  }
  async function logOut(): Promise<void> {
    await page.goto(`${url}/settings`);
    await main.getByRole('button', { name: name('logOut') }).click();
    await steps.toast(t('shell:session.signedOut'));
  }

  await page.goto(`${url}/register?redirect=%2Fuser%2Fprofile`);
  const username = await steps.register();
  await expect(page).toHaveURL(`${url}/user/profile`);
  await expectHydrated(phone);
  await expect(code).toHaveCount(0);
  await expect(currentPassword).toHaveCount(0);
  await phone.fill(PROFILE_PHONE);
  const right = await receiveCode();
  await code.fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
  await currentPassword.fill(NEW_PASSWORD);
  const labels = await main.locator('label').allInnerTexts();
  expect(labels, 'no two fields of the page have the same name').toEqual([...new Set(labels)]);
  const save = main.getByRole('button', { name: name('save'), exact: true }).first();
  await save.click();
  await expect(currentPassword).toHaveAttribute('aria-invalid', 'true');
  await expect(currentPassword).toBeFocused();
  await currentPassword.fill(PASSWORD);
  await save.click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(right);
  await code.press('Enter');
  await steps.toast(t('user:profile.saved'));
  await expect(code).toHaveCount(0);
  await expect(currentPassword).toHaveCount(0);
  await expect(phone).toBeFocused();

  // Someone at the open session has only the code of their own phone.
  await page.reload();
  await expectHydrated(phone);
  await phone.fill(NEXT_PHONE);
  await code.fill(await receiveCode());
  await code.press('Enter');
  await expect(currentPassword).toHaveAttribute('aria-invalid', 'true');
  expect(shop.output()).not.toContain('"event":"notice.sent"');
  await currentPassword.fill(PASSWORD);
  await currentPassword.press('Enter');
  await steps.toast(t('user:profile.saved'));
  await expect(phone).toHaveValue(NEXT_PHONE);
  await expect(phone).toBeFocused();
  await expect.poll(() => shop.output()).toMatch(/"event":"notice\.sent","to":"…03"/);
  await logOut();

  await page.goto(`${url}/login?redirect=%2Fuser%2Fprofile`);
  await main.getByRole('link', { name: /忘记密码|Forgot your password/ }).click();
  await phone.fill(NEXT_PHONE);
  await code.fill(await receiveCode());
  await main.locator('[name=newPassword]').fill(NEW_PASSWORD);
  await main.locator('[name=confirm]').fill(NEW_PASSWORD);
  await main.getByRole('button', { name: t('login:reset.submit'), exact: true }).click();
  await steps.toast(t('login:reset.done'));
  await expect(page).toHaveURL(`${url}/user/profile`);
  await expect(phone).toHaveValue(NEXT_PHONE);
  await logOut();

  await page.goto(`${url}/login?redirect=%2Fuser%2Fprofile`);
  await steps.logIn(username, NEW_PASSWORD);
  await expect(page).toHaveURL(`${url}/user/profile`);
});
