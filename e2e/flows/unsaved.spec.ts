import { giveAddress } from '../support/accounts.ts';
import { expectHydrated } from '../support/expectHydrated.ts';
import { placeOrder } from '../support/orders.ts';
import { expect, memberTest, test } from '../support/test.ts';

/** Fields for text or passwords, by the path of their screen. */
const forms = {
  guest: [
    ['/register', ['username', 'nickname', 'password', 'confirm']],
    ['/reset-password', ['phone', 'newPassword', 'confirm']],
    ['/contact', ['name', 'contact', 'message']],
  ],
  member: [
    ['/user/profile', ['nickname', 'email', 'bio', 'oldPassword', 'newPassword', 'confirm']],
    ['/address-edit', ['pastedText', 'recipientName', 'phone', 'detailAddress', 'postcode']],
  ],
} as const;

for (const [visitor, screens] of Object.entries(forms)) {
  const testAs = visitor === 'member' ? memberTest : test;
  testAs(
    `Back asks before unsaved text in any field is discarded: ${visitor}`,
    async ({ page, isPhone, steps, messages }) => {
      test.skip(isPhone, 'The forms are the same on every layout.');
      const question = page.getByRole('alertdialog', { name: messages.t('shell:unsaved.title') });
      await page.goto('/about');
      for (const [path, names] of screens) {
        await page.goto(path);
        for (const name of names) {
          const field = steps.main.locator(`[name="${name}"]`);
          await expectHydrated(field);
          const before = await field.inputValue();
          await field.fill(name === 'phone' ? '13800138000' : 'Wood duck');
          const typed = await field.inputValue();
          await page.goBack();
          await question.getByRole('button', { name: messages.t('shell:unsaved.stay') }).click();
          await expect(question, name).toBeHidden();
          await expect(page).toHaveURL(path);
          await expect(field).toHaveValue(typed);
          await field.fill(before);
        }
      }
    },
  );
}

test('the login does not ask, and keeps the typed username', async ({ page, isPhone, steps }) => {
  test.skip(isPhone, 'The form is the same on every layout.');
  const username = steps.main.locator('input[name="username"]');
  await page.goto('/login');
  await expectHydrated(username);
  await username.fill('mandarin_duck');
  await steps.main.locator('a[href^="/register"]').click();
  await expect(page).toHaveURL('/register');
  await page.goBack();
  await expect(username).toHaveValue('mandarin_duck');
});

memberTest(
  'Back asks before the note of a cancellation is discarded',
  async ({ page, isPhone, account, item, messages }) => {
    test.skip(isPhone, 'The dialog is the same on every layout.');
    const order = await placeOrder(account, item, await giveAddress(account));
    await page.goto(`/order/${order.id}`);
    await page
      .getByRole('button', { name: /^(取消订单|Cancel order)$/ })
      .first()
      .click();
    const note = page.getByRole('alertdialog').getByRole('textbox');
    await note.fill('Wrong colour');
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: messages.t('shell:discard.title') });
    await question.getByRole('button', { name: messages.t('shell:discard.keep') }).click();
    await expect(note).toHaveValue('Wrong colour');
    await page.goBack();
    await question.getByRole('button', { name: messages.t('shell:discard.discard') }).click();
    await expect(note).toBeHidden();
    await expect(page).toHaveURL(`/order/${order.id}`);
  },
);
