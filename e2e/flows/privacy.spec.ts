import { addressDraft, createAccount, PASSWORD } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

test('the error log of the browser contains no token and nothing that shoppers typed, and no password is stored', {
  tag: ['@P17'],
}, async ({ page, isPhone, shopUrl, watch, messages: { name, t }, steps }) => {
  test.skip(!isPhone, 'The layout makes no difference.');
  watch.allow(/500|canary/);
  const typed = { email: 'canary7531@example.com', bio: 'canary7531 生于 13875318642' };
  const sentPasswords: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/login')) sentPasswords.push(request.postDataJSON().password);
  });
  const { username } = await createAccount(shopUrl);
  await page.goto('/login?redirect=%2Faddress-edit');
  const signingIn = page.waitForResponse('**/api/user/login');
  await steps.logIn(username);
  const { token, refreshToken } = (await (await signingIn).json()).data;
  await expect(page).toHaveURL('/address-edit');
  await steps.fillAddress();

  await page.goto('/user/profile');
  // An error response that repeats the request body.
  await page.route('**/api/user/profile', (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 500, json: { code: 500, message: route.request().postData(), data: null } }),
  );
  await steps.main.locator('[name=email]').fill(typed.email);
  await steps.main.locator('[name=bio]').fill(typed.bio);
  await steps.main.getByRole('button', { name: name('save'), exact: true }).click();
  await expect(steps.main.getByText(t('errors:Server'))).toBeVisible();
  await page.evaluate(({ bio }) => {
    setTimeout(() => {
      throw new TypeError(`Cannot read properties of "${bio}"`);
    });
  }, typed);

  const readErrors = () => page.evaluate(() => localStorage.getItem('errorLog') ?? '');
  await expect.poll(readErrors).toContain('TypeError');
  const errors = await readErrors();
  expect(errors).toContain('"status":500');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const { recipientName, phone, detailAddress } = addressDraft;
  const known = [username, recipientName, phone, detailAddress, token, refreshToken];
  for (const text of [...Object.values(typed), 'canary7531', ...known]) expect(errors).not.toContain(text);
  expect(sentPasswords).toHaveLength(1);
  for (const password of [PASSWORD, ...sentPasswords]) expect(stored).not.toContain(password);
});
