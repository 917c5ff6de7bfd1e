import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** A search is remembered a moment after its results are to be seen. */
const remembers = (page: Page, keyword: string) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('searchHistory'))).toContain(keyword);

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
  await remembers(page, keyword);
  await page.goto('/home');
  await search.click();
  const remembered = page.getByRole('option', { name: keyword, exact: true });
  await remembered.click();
  await expect(page).toHaveURL(`/search?keyword=${encodeURIComponent(keyword)}`);
  await page.goto('/home');
  await search.click();
  await page.getByRole('button', { name: /清空记录|Clear history/ }).click();
  await expect(remembered).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`/search?keyword=${encodeURIComponent(keyword)}`);
  // The list comes with the scripts.
  await search.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('searchHistory'))).toBeNull();
});

test('a search sent before scripts have come is remembered too', async ({ page, isPhone, words: { locale } }) => {
  test.skip(isPhone, 'phones get the field for typing with the scripts');
  const keyword = locale === 'zh-CN' ? '马克杯' : 'mug';
  let letScripts = () => {};
  const scripts = new Promise<void>((resolve) => {
    letScripts = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/home', { waitUntil: 'commit' });
  const field = page.locator('[role=combobox][name=keyword]').first();
  await field.fill(keyword);
  await field.press('Enter');
  await expect(page).toHaveURL(`/search?keyword=${encodeURIComponent(keyword)}`);
  letScripts();
  await remembers(page, keyword);
});

test('where nothing is found there are several ways on', async ({ page, words: { locale }, isPhone, steps }) => {
  const [earlier, categories, hot] =
    locale === 'zh-CN'
      ? ['最近搜索', '按分类逛逛', '热卖榜']
      : ['Recent searches', 'Browse by category', 'Best sellers'];
  const field = '[role=combobox][name=keyword]';
  await page.goto('/home');
  await page.locator(field).filter({ visible: true }).first().click();
  await (isPhone ? page.getByRole('dialog').locator(field) : page.locator(field).first()).fill('walnut');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?keyword=walnut');
  await remembers(page, 'walnut');
  await page.goto('/search?keyword=qqqq');
  const way = (name: string) => steps.main.getByRole('region', { name, exact: true });
  await expect(way(categories).getByRole('link')).toHaveCount(8);
  await expect(way(hot).getByRole('article')).toHaveCount(4);
  await way(earlier).getByRole('link', { name: 'walnut' }).click();
  await expect(page).toHaveURL('/search?keyword=walnut');
});

test('what is only mentioned is not shown as what was asked for', async ({ page, words: { locale }, steps }) => {
  const note = steps.main.getByText(locale === 'zh-CN' ? '没有叫这个名字的商品' : 'Nothing here goes by that name');
  await page.goto('/search?keyword=curtain');
  await expect(note).toBeVisible();
  await page.goto('/search?keyword=mug');
  await expect(steps.main.getByRole('article').first()).toBeVisible();
  await expect(note).toBeHidden();
});
