import { blockRequests } from '../support/blockRequests.ts';
import { expect, test } from '../support/test.ts';

const anyCode = /\/assets\/.*\.js$/;
const held = { 'any code': anyCode, 'the code of the screen': /\/assets\/NotFoundScreen.*\.js$/ };

for (const [what, files] of Object.entries(held)) {
  test(`a press before ${what} has loaded is replayed afterwards`, async ({ page, messages, steps, watch }) => {
    watch.allow(/status of 404/);
    await page.goto('/help');
    const asked = page.waitForRequest(files);
    const release = await blockRequests(page, files);
    await page.goto('/nowhere', { waitUntil: 'commit' });
    await asked;
    await steps.main.getByRole('button', { name: messages.name('goBack') }).click();
    release();
    await expect(page).toHaveURL('/help');
  });
}

test('a language selected before any code has loaded is applied afterwards', async ({ page, messages, steps }) => {
  const other = messages.locale === 'zh-CN' ? 'en-US' : 'zh-CN';
  const release = await blockRequests(page, anyCode);
  await page.goto('/settings', { waitUntil: 'commit' });
  await steps.main.getByLabel(messages.name('language')).selectOption(other);
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
});
