import { expect, test } from '../support/test.ts';

test('the error log can be read, copied and cleared, and offline data can be cleared', async ({
  page,
  watch,
  messages,
  steps,
}) => {
  const { t } = messages;
  const { main } = steps;
  watch.allow(/Failed to load resource: net::ERR_FAILED/);
  await page.route('**/api/products?**', (route) => route.abort());
  await page.goto('/settings');
  await page
    .getByRole('link', { name: t('shell:nav.category') })
    .filter({ visible: true })
    .first()
    .click();
  await expect(main.getByRole('button', { name: t('shell:retry') }).first()).toBeVisible({ timeout: 30_000 });
  await page.goto('/settings');
  await main.getByText(t('settings:errors.title')).click();
  await expect(main.getByText(/NETWORK GET \/api\/products/).first()).toBeVisible();
  await main.getByRole('button', { name: t('settings:errors.clear') }).click();
  await expect(main.getByText(t('settings:errors.none'))).toBeVisible();
  await main.getByRole('button', { name: t('settings:offlineData.clear') }).click();
  await steps.toast(t('settings:offlineData.cleared'));
});
