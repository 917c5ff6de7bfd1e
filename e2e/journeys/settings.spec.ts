import { expect, test } from '../support/test.ts';

test('the error log can be read, copied and cleared, and offline data can be cleared', async ({
  page,
  watch,
  words,
  steps,
}) => {
  const { word } = words;
  const { main } = steps;
  watch.allow(/Failed to load resource: net::ERR_FAILED/);
  await page.route('**/api/products?**', (route) => route.abort());
  await page.goto('/settings');
  await page
    .getByRole('link', { name: word('shell:nav.category') })
    .filter({ visible: true })
    .first()
    .click();
  await expect(main.getByRole('button', { name: word('shell:retry') }).first()).toBeVisible({ timeout: 30_000 });
  await page.goto('/settings');
  await main.getByText(word('settings:errors.title')).click();
  await expect(main.getByText(/NETWORK GET \/api\/products/).first()).toBeVisible();
  await main.getByRole('button', { name: word('settings:errors.clear') }).click();
  await expect(main.getByText(word('settings:errors.none'))).toBeVisible();
  await main.getByRole('button', { name: word('settings:kept.clear') }).click();
  await steps.toast(word('settings:kept.cleared'));
});
