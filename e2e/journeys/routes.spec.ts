import { expect, memberTest } from '../support/test.ts';

memberTest('addresses that have moved lead on, with their query', async ({ page }) => {
  for (const [from, to] of [
    ['/', '/home'],
    ['/products?sort=sales', '/category?sort=sales'],
    ['/orders?tab=unpaid', '/order?tab=unpaid'],
    ['/user/settings', '/settings'],
    ['/user/address/edit', '/address-edit'],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }
});
