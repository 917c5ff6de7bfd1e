import { listProducts } from '@mallard/domain/contract';
import { connect } from '../support/accounts.ts';
import { completeRoutes } from '../support/completeRoutes.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('products can be found and opened without JavaScript', async ({ page, messages, shopUrl, item, steps }) => {
  const { items } = await connect(shopUrl, undefined, messages.locale).call(listProducts, { query: { pageSize: 3 } });
  await page.goto('/category');
  for (const { title } of items) await expect(steps.main.getByRole('link', { name: title, exact: true })).toBeVisible();
  await page.goto('/home');
  const box = page.getByRole('combobox', { name: messages.name('searchProducts') }).filter({ visible: true });
  await box.fill(item.product.title);
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?keyword=/);
  await steps.main.getByRole('link', { name: item.product.title, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.product.title);
});

test('every account page shows a heading and a skeleton before its code runs', async ({ page, steps }) => {
  const member = completeRoutes({ paid: 'order', unpaid: 'order' }).filter(({ access }) => access === 'member');
  for (const { path } of member) {
    await page.goto(path);
    await expect(steps.main.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    const box = steps.main.locator('[aria-busy="true"] span[aria-hidden="true"]').first();
    await expect(box, path).toBeVisible();
    await expect(box, path).toHaveCSS('animation-delay', '0s');
  }
});
