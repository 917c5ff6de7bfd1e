import { expectOwnShop } from '../support/expectOwnShop.ts';
import { foreignTest as test } from '../support/foreignTest.ts';
import { expect } from '../support/test.ts';

test('what a foreign server does not offer is not linked', async ({ page }) => {
  test.setTimeout(400_000);
  for (const path of ['/home', '/category', '/new', '/hot', '/product/1001', '/product/1002', '/help', '/settings']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expectOwnShop(page);
  }
});
