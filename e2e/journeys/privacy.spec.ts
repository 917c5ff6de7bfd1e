import { addressDraft, createAccount, PASSWORD } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

test('what shoppers type is in no report of an error, and their password is stored nowhere', { tag: ['@P17'] }, async ({
  page,
  isPhone,
  shopUrl,
  watch,
  words: { name, word },
  steps,
}) => {
  test.skip(!isPhone, 'The layout makes no difference.');
  watch.allow(/500|canary/);
  const typed = { email: 'canary7531@example.com', bio: 'canary7531 生于 13875318642' };
  const sentPasswords: string[] = [];
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/login')) sentPasswords.push(request.postDataJSON().password);
    if (request.url().endsWith('/api/error-report')) reports.push(request.postData() ?? '');
  });
  const { username } = await createAccount(shopUrl);
  await page.goto('/login?redirect=%2Faddress-edit');
  await steps.logIn(username);
  await expect(page).toHaveURL('/address-edit');
  await steps.fillAddress();

  await page.goto('/user/profile');
  // A server that repeats in its error what it was sent.
  await page.route('**/api/user/profile', (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 500, json: { code: 500, message: route.request().postData(), data: null } }),
  );
  await steps.main.locator('[name=email]').fill(typed.email);
  await steps.main.locator('[name=bio]').fill(typed.bio);
  await steps.main.getByRole('button', { name: name('save'), exact: true }).click();
  await expect(steps.main.getByText(word('errors:Server'))).toBeVisible();
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
  for (const text of [...Object.values(typed), 'canary7531', username, recipientName, phone, detailAddress])
    expect([errors, ...reports].join('\n')).not.toContain(text);
  expect(sentPasswords).toHaveLength(1);
  for (const password of [PASSWORD, ...sentPasswords]) expect([stored, ...reports].join('\n')).not.toContain(password);
});
