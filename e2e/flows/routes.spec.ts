import { expect, memberTest } from '../support/test.ts';

memberTest('moved URLs redirect, with their query', async ({ page }) => {
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

memberTest('a page beyond the end of a list redirects to the last page', async ({ page, steps }) => {
  for (const [from, to] of [
    ['/category?page=9999', '/category?page=9'],
    ['/order?tab=all&page=9999', '/order?tab=all'],
    ['/favorites?page=9999', '/favorites'],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(steps.main.getByRole('link').first()).toBeVisible();
  }
});
