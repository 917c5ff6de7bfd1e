import { expect, test } from '../support/test.ts';

test('what was searched for is offered again, until it is forgotten', async ({
  page,
  words: { locale },
  isPhone,
  steps,
}) => {
  const keyword = locale === 'zh-CN' ? '马克杯' : 'mug';
  const field = '[role=combobox][name=keyword]';
  const search = page.locator(field).filter({ visible: true }).first();
  // On phones the list has a field of its own, which takes a moment to be there.
  const typing = isPhone ? page.getByRole('dialog').locator(field) : search;
  await page.goto('/home');
  await search.click();
  await typing.fill(keyword);
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
