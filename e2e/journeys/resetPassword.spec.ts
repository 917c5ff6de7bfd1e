import { mergeTests } from '@playwright/test';
import { serverTest } from '../support/serverTest.ts';
import { expect, test as shopTest } from '../support/test.ts';

const test = mergeTests(shopTest, serverTest).extend({
  // The page is closed before the server ends, which its requests would complain of.
  page: async ({ start: _, page }, use) => use(page),
});

const PHONE = '13912345602';
const NEW_PASSWORD = 'drake2026';

/** The newest verification code in the server log. */
function codeIn(log: string): string | undefined {
  return [...log.matchAll(/"code":"(\d{6})"/g)].at(-1)?.[1];
}

test('a forgotten password is reset by code, and then logs in together with the phone', async ({
  page,
  start,
  isPhone,
  words: { name, word },
  watch,
  steps,
}) => {
  test.skip(!isPhone, 'The layout makes no difference.');
  watch.allow(/status of 400/);
  const shop = start({ LOG_LEVEL: 'info' });
  const url = await shop.opened;
  const { main } = steps;

  await page.goto(`${url}/login?redirect=%2Fuser%2Fprofile`);
  await main.getByRole('link', { name: /忘记密码|Forgot your password/ }).click();
  await expect(page).toHaveURL(`${url}/reset-password?redirect=%2Fuser%2Fprofile`);
  await main.locator('[name=phone]').fill(PHONE);
  await main.getByRole('button', { name: /获取验证码|Send code/ }).click();
  await steps.toast(word('shell:signIn.codeSent'));
  await expect(main.getByRole('button', { name: /\d+ (秒|s)/ })).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => codeIn(shop.output())).toBeDefined();
  const code = codeIn(shop.output()) ?? '';
  const wrongCode = String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  await main.locator('[name=code]').fill(wrongCode);
  await main.locator('[name=newPassword]').fill(NEW_PASSWORD);
  await main.locator('[name=confirm]').fill(NEW_PASSWORD);
  const submit = main.getByRole('button', { name: word('login:reset.submit'), exact: true });
  await submit.click();
  await expect(main.locator('[name=code]')).toHaveAttribute('aria-invalid', 'true');
  await main.locator('[name=code]').fill(code);
  await submit.click();
  await steps.toast(word('login:reset.done'));
  await expect(page).toHaveURL(`${url}/user/profile`);
  await expect(main.getByRole('heading', { name: word('user:password.title') })).toBeVisible();

  await page.goto(`${url}/settings`);
  await main.getByRole('button', { name: name('logOut') }).click();
  await steps.toast(word('shell:session.signedOut'));
  await page.goto(`${url}/login?redirect=%2Fuser%2Fprofile`);
  await steps.logIn(PHONE, NEW_PASSWORD);
  await expect(page).toHaveURL(`${url}/user/profile`);
});
