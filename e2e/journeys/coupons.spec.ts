import { expect, memberTest } from '../support/test.ts';

memberTest('the focus follows the press that claims a coupon, and no later visit', async ({ page, steps }) => {
  await page.goto('/home');
  const claim = steps.main.getByRole('button', { name: /^(领取|Claim)$/ }).first();
  await claim.click();
  const use = steps.main.getByRole('link', { name: /^(去使用|Use it)$/ }).first();
  await expect(use).toBeFocused();
  await page.goto('/home');
  await expect(use).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
