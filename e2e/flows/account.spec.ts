import { expect, memberTest as test } from '../support/test.ts';

test('my account lists recently viewed products until they are removed or the shopper logs out', async ({
  page,
  item,
  messages: { name, t },
  steps,
}) => {
  const { main } = steps;
  const { id, title } = item.product;
  const stored = () => page.evaluate(() => localStorage.getItem('viewedProducts'));
  await page.goto(`/product/${id}`);
  await expect.poll(stored).toContain(id);
  await page.goto('/user');
  const viewed = main.getByRole('region', { name: /浏览记录|Recently viewed/ });
  await expect(viewed.getByRole('link', { name: title })).toBeVisible();
  await expect(main.getByRole('link', { name: `1 ${t('user:figures.viewed')}` })).toBeVisible();
  await viewed.getByRole('button', { name: /移除|Remove/ }).click();
  await expect(viewed.getByRole('link', { name: title })).toHaveCount(0);
  expect(await stored()).toBeNull();

  await page.goto(`/product/${id}`);
  await expect.poll(stored).toContain(id);
  await page.goto('/user');
  await main.getByRole('button', { name: name('logOut') }).click();
  await steps.toast(t('shell:session.signedOut'));
  await expect.poll(stored).toBeNull();
});
