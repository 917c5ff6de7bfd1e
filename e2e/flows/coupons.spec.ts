import { expect, memberTest } from '../support/test.ts';

memberTest('the focus moves after a coupon is claimed, but not on a later visit', async ({ page, steps }) => {
  await page.goto('/home');
  const claim = steps.main.getByRole('button', { name: /^(领取|Claim)[：:]/ }).first();
  await claim.click();
  const use = steps.main.getByRole('link', { name: /^(去使用|Use it)[：:]/ }).first();
  await expect(use).toBeFocused();
  await page.goto('/home');
  await expect(use).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

memberTest(
  'a tab that fails to load does not affect the other tabs',
  async ({ page, steps: { main }, messages: { t }, watch }) => {
    watch.allow(/ERR_FAILED/);
    await page.goto('/coupons');
    await expect(main.getByRole('listitem').first()).toBeVisible();
    await page.route('**/api/coupons?*', (route) => route.abort());
    await main.getByRole('link', { name: t('coupons:scopes.used') }).click();
    await expect(main.getByRole('button', { name: t('errors:retry') })).toBeVisible();
    await page.unroute('**/api/coupons?*');
    await main.getByRole('link', { name: t('coupons:scopes.claimed') }).click();
    await expect(page).toHaveURL('/coupons?scope=claimed');
    await expect(main.getByRole('button', { name: t('errors:retry') })).toHaveCount(0);
  },
);
