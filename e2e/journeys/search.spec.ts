import { expect, test } from '../support/test.ts';

test('what was searched for is offered again, until it is forgotten', async ({ page, words: { locale }, steps }) => {
  const keyword = locale === 'zh-CN' ? '马克杯' : 'mug';
  // On phones the list has a field of its own.
  const fields = page.locator('[role=combobox][name=keyword]').filter({ visible: true });
  const search = fields.first();
  await page.goto('/home');
  await search.click();
  await fields.last().fill(keyword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?keyword=${encodeURIComponent(keyword)}`);
  await expect(steps.main.getByRole('link').first()).toBeVisible();
  await page.goto('/home');
  await search.click();
  const remembered = page.getByRole('option', { name: keyword, exact: true });
  await remembered.click();
  await expect(page).toHaveURL(`/search?keyword=${encodeURIComponent(keyword)}`);
  await page.goto('/home');
  await search.click();
  await page.getByRole('button', { name: /清空记录|Clear history/ }).click();
  await expect(remembered).toBeHidden();
});
