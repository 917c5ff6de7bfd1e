import type { Page } from '@playwright/test';
import { expectHydrated } from '../support/expectHydrated.ts';
import { expect, test } from '../support/test.ts';

/** Waits until a search is in the history, which happens shortly after its results are visible. */
const remembers = (page: Page, keyword: string) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('searchHistory'))).toContain(keyword);

test('earlier searches are suggested until they are removed', async ({
  page,
  messages: { locale },
  isPhone,
  steps,
}) => {
  const keyword = locale === 'zh-CN' ? '马克杯' : 'mug';
  const field = '[role=combobox][name=keyword]';
  const search = page.locator(field).filter({ visible: true }).first();
  // On phones, the list has its own search field, which renders later.
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
  const remembered = page
    .getByRole('group', { name: /最近搜索|Recent searches/ })
    .getByRole('option', { name: keyword, exact: true });
  await remembered.click();
  await expect(page).toHaveURL(`/search?keyword=${encodeURIComponent(keyword)}`);
  await page.goto('/home');
  await search.click();
  await page.getByRole('button', { name: /清空记录|Clear history/ }).click();
  await expect(remembered).toBeHidden();
  if (isPhone) {
    // Back closes the sheet first. The shop then returns to the entry of the sheet's screen, which takes a moment.
    const entry = () => page.evaluate(() => window.navigation?.currentEntry?.index);
    const entryOfSheet = await entry();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(entry).toBe(entryOfSheet);
  }
  await page.goBack();
  await expect(page).toHaveURL(`/search?keyword=${encodeURIComponent(keyword)}`);
  // The suggestions load with the scripts.
  await search.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('searchHistory'))).toBeNull();
});

test('closing the search sheet without searching discards the typed text', async ({ page, isPhone, item }) => {
  test.skip(!isPhone, 'Wide windows have no search sheet.');
  await page.goto('/category');
  const box = page.getByRole('combobox').or(page.getByRole('searchbox')).filter({ visible: true });
  await box.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox').fill(item.product.title);
  await expect(sheet.getByRole('option').first()).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/category$/);
  await expect(box).toHaveValue('');
});

test('a search sent before scripts have loaded is added to the history', async ({
  page,
  isPhone,
  messages: { locale },
}) => {
  test.skip(isPhone, 'On phones, the search field needs scripts.');
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

test('a search without results shows several links', async ({ page, messages: { locale }, isPhone, steps }) => {
  const [earlier, popular, categories, hot, mug] =
    locale === 'zh-CN'
      ? ['最近搜索', '热门搜索', '按分类逛逛', '热卖榜', '马克杯']
      : ['Recent searches', 'Popular searches', 'Browse by category', 'Best sellers', 'mug'];
  const field = '[role=combobox][name=keyword]';
  await page.goto('/home');
  await page.locator(field).filter({ visible: true }).first().click();
  await (isPhone ? page.getByRole('dialog').locator(field) : page.locator(field).first()).fill('walnut');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?keyword=walnut');
  await remembers(page, 'walnut');
  await page.goto('/search?keyword=qqqq');
  const way = (name: string) => steps.main.getByRole('region', { name, exact: true });
  await expect(way(categories).getByRole('link')).toHaveCount(11);
  await expect(way(hot).getByRole('article')).toHaveCount(4);
  await way(earlier).getByRole('link', { name: 'walnut' }).click();
  await expect(page).toHaveURL('/search?keyword=walnut');
  await page.goto('/search');
  await way(popular).getByRole('link', { name: mug, exact: true }).click();
  await expect(page).toHaveURL(`/search?keyword=${encodeURIComponent(mug)}`);
});

test('products that only mention the keyword are not shown as matches', async ({
  page,
  messages: { locale },
  steps,
}) => {
  const note = steps.main.getByText(locale === 'zh-CN' ? '没有叫这个名字的商品' : 'Nothing here goes by that name');
  await page.goto('/search?keyword=curtain');
  await expect(note).toBeVisible();
  await page.goto('/search?keyword=mug');
  await expect(steps.main.getByRole('article').first()).toBeVisible();
  await expect(note).toBeHidden();
});

test('a typo is corrected with a note, and the original can be searched for', async ({
  page,
  isPhone,
  messages,
  steps,
}) => {
  const [typed, meant, instead] =
    messages.locale === 'zh-CN'
      ? ['马可杯', '马克杯', '仍然搜索“马可杯”']
      : ['lmap', 'lamp', 'Search instead for lmap'];
  await page.goto(`/search?keyword=${typed}`);
  await expect(steps.main.getByText(meant, { exact: true }).first()).toBeVisible();
  await expect(steps.main.getByRole('article').first()).toBeVisible();
  const count = steps.main.getByRole('status');
  await expect(count).toHaveText(/\d/);
  if (isPhone) await expect(count).toBeInViewport();
  await steps.main.getByRole('link', { name: instead }).click();
  await expect(page).toHaveURL(/keyword=[^&]+&exact=true$/);
  await expect(steps.main.getByRole('link', { name: instead })).toBeHidden();
  await expect(steps.main.getByRole('article').or(steps.main.getByRole('region')).first()).toBeVisible();
});

test('a search for a color shows and links products in that color', async ({ page, messages, steps }) => {
  const [keyword, purple, without] =
    messages.locale === 'zh-CN'
      ? ['黑色耳机', '紫色耳机', '为您显示不含“紫色”的结果']
      : ['black headphones', 'purple headphones', 'Showing results without “purple”'];
  await page.goto(`/search?keyword=${keyword}`);
  const card = steps.main.getByRole('article').first();
  await expect(card.locator('img')).toHaveAttribute('src', /\/ink-/);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/product\/[^?]+\?sku=/);
  await expect(page.getByRole('radio', { name: /夜墨|Ink/ }).first()).toBeChecked();
  await page.goto(`/search?keyword=${purple}`);
  await expect(steps.main.getByText(without)).toBeVisible();
});

test('a price in the keyword filters the list with a note, and can be removed', async ({
  page,
  messages: { locale },
  steps,
}) => {
  const [keyword, range, anyPrice, remainingKeyword, asTyped] =
    locale === 'zh-CN'
      ? ['300元以内的台灯', '¥300 以下', '不限价格', '台灯', '按原文搜索']
      : ['lamp under 300', 'Up to ¥300', 'Show all prices', 'lamp', 'Search for the words as typed'];
  const count = steps.main.getByRole('status');
  await page.goto(`/search?keyword=${keyword}`);
  await expect(steps.main.getByText(range, { exact: true })).toBeVisible();
  await expect(count).toHaveText(/\d/);
  const narrowed = (await count.textContent()) ?? '';
  await steps.main.getByRole('link', { name: anyPrice }).click();
  await expect(page).toHaveURL(`/search?keyword=${encodeURIComponent(remainingKeyword)}`);
  await expect(steps.main.getByText(range, { exact: true })).toBeHidden();
  await expect(count).not.toHaveText(narrowed);
  await page.goBack();
  await steps.main.getByRole('link', { name: asTyped }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === `“${keyword}”`);
  await expect(steps.main.getByText(range, { exact: true })).toBeHidden();
  await expect(steps.main.getByRole('article').first()).toBeVisible();
});

test('the price in the keyword shows in the filters, and changing it removes it from the keyword', async ({
  page,
  isPhone,
  messages: { locale },
  steps,
}) => {
  const [keyword, remainingKeyword, note, maximum] =
    locale === 'zh-CN'
      ? ['300元以内的台灯', '台灯', '¥300 以下', '最高价']
      : ['lamp under 300', 'lamp', 'Up to ¥300', 'Highest price'];
  await page.goto(`/search?keyword=${keyword}`);
  if (isPhone) await steps.main.getByRole('button', { name: /筛选|Filter/ }).click();
  const price = page.getByRole('textbox', { name: maximum });
  await expect(price).toHaveValue('300');
  await expectHydrated(price);
  await price.fill('200');
  await price.press('Enter');
  await expect(page).toHaveURL(`/search?keyword=${encodeURIComponent(remainingKeyword)}&maxPrice=20000`);
  await expect(price).toHaveValue('200');
  await expect(steps.main.getByText(note, { exact: true })).toBeHidden();
});

test('a sort order in the keyword sorts the list with a note, and another order removes it from the keyword', async ({
  page,
  messages: { locale },
  steps,
}) => {
  const [keyword, note, sales, remainingKeyword] =
    locale === 'zh-CN'
      ? ['最便宜的台灯', '已按价格从低到高排列。', '销量', '台灯']
      : ['cheapest lamp', 'Sorted by price, low to high.', 'Best selling', 'lamp'];
  await page.goto(`/search?keyword=${keyword}`);
  await expect(steps.main.getByText(note)).toBeVisible();
  await expect(steps.main.getByRole('article').first()).toContainText('119');
  await steps.main.getByRole('link', { name: sales }).click();
  await expect(page).toHaveURL(`/search?keyword=${encodeURIComponent(remainingKeyword)}&sort=sales`);
  await expect(steps.main.getByText(note)).toBeHidden();
});

test('a sale term in the keyword filters the list with a note, and can be removed', async ({
  page,
  messages: { locale },
  steps,
}) => {
  const [keyword, note, all] =
    locale === 'zh-CN' ? ['特价', '仅显示特价商品', '显示全部'] : ['sale', 'Showing products on sale only', 'Show all'];
  await page.goto(`/search?keyword=${keyword}`);
  await expect(steps.main.getByText(note)).toBeVisible();
  await expect(steps.main.getByRole('article').first().locator('del, s').first()).toBeVisible();
  await steps.main.getByRole('link', { name: all, exact: true }).click();
  await expect(page).toHaveURL('/category');
});

test('an empty field suggests popular terms and categories, and suggested products show picture and price', async ({
  page,
  isPhone,
  messages: { locale },
}) => {
  const field = '[role=combobox][name=keyword]';
  const search = page.locator(field).filter({ visible: true }).first();
  await page.goto('/home');
  await search.click();
  const group = (name: RegExp) => page.getByRole('listbox').getByRole('group', { name });
  await expect(
    group(/热门搜索|Popular/)
      .getByRole('option')
      .first(),
  ).toBeVisible();
  await expect(group(/分类|Categories/).getByRole('option')).toHaveCount(8);
  await (isPhone ? page.getByRole('dialog').locator(field) : search).fill(locale === 'zh-CN' ? '马克杯' : 'mug');
  const product = group(/商品|Products/)
    .getByRole('option')
    .first();
  await expect(product).toContainText('¥');
  await expect(product.locator('img')).toBeVisible();
});

test('ranks and deals show in their lists', async ({ page, steps }) => {
  await page.goto('/hot');
  await expect(steps.main.getByRole('article').nth(2)).toContainText('3');
  await expect(steps.main.getByText(/第 3 名|Number 3/)).toBeAttached();
  await page.goto('/discount');
  await expect(steps.main.getByRole('article').first()).toContainText(/已抢 \d+%|\d+% claimed/);
  await expect(steps.main.getByRole('article').first()).toContainText(/\d\d:\d\d:\d\d/);
});
