import type { ContentLocale } from '@mallard/domain/messages';
import { expectHydrated } from '../support/expectHydrated.ts';
import { messagesOf } from '../support/messages.ts';
import { findSampleItem } from '../support/sampleItem.ts';
import { expect, test } from '../support/test.ts';

test('the language changes everywhere without a reload, and is stored', async ({
  page,
  context,
  messages,
  isPhone,
  item,
  shopUrl,
  steps,
}) => {
  const other: ContentLocale = messages.locale === 'zh-CN' ? 'en-US' : 'zh-CN';
  const theirs = messagesOf(other);
  const translated = await findSampleItem(shopUrl, other);
  expect(translated.product.id).toBe(item.product.id);

  await page.goto(`/product/${item.product.id}`);
  await expect(page.locator('html')).toHaveAttribute('lang', messages.locale);
  await page.evaluate(() => Object.assign(window, { isSameLoad: true }));
  if (isPhone) {
    await page.goto('/settings');
    await page.evaluate(() => Object.assign(window, { isSameLoad: true }));
  }
  await page.getByLabel(messages.name('language')).filter({ visible: true }).selectOption(other);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  if (isPhone) {
    await expect(page).toHaveTitle(`${theirs.t('settings:title')} · ${theirs.shopName}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(theirs.t('settings:title'));
  } else {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translated.product.title);
    await expect(page).toHaveTitle(`${translated.product.title} · ${theirs.shopName}`);
    await expect(steps.main.getByRole('button', { name: theirs.name('addToCart'), exact: true })).toBeVisible();
  }
  expect(await page.evaluate(() => 'isSameLoad' in window)).toBe(true);

  expect((await context.cookies()).find(({ name }) => name === 'locale')?.value).toBe(other);
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toContain(other);
  await page.goto(`/product/${item.product.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translated.product.title);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  const html = await (await page.request.get(`/product/${item.product.id}`)).text();
  expect(html).toContain(`lang="${other}"`);
});

test('a link with a language opens in it, and sets the preference of a visitor without one', async ({
  page,
  messages,
}) => {
  const other: ContentLocale = messages.locale === 'zh-CN' ? 'en-US' : 'zh-CN';
  const html = page.locator('html');
  const choice = () => page.evaluate(() => localStorage.getItem('locale'));
  await page.goto(`/settings?lang=${other}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messagesOf(other).t('settings:title'));
  await expect.poll(choice).toBe(other);
  await page.goto('/settings');
  await expect(html).toHaveAttribute('lang', other);

  await page.goto(`/settings?lang=${messages.locale}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.t('settings:title'));
  const language = page.getByRole('main').getByLabel(messages.name('language'));
  await expectHydrated(language);
  expect(await choice()).toBe(other);
  await language.selectOption(other);
  await expect(html).toHaveAttribute('lang', other);
  await expect(page).toHaveURL('/settings');
});

test('open tabs follow preferences set in another tab, and preserve typed text', async ({
  page,
  context,
  messages,
  steps,
}) => {
  const other: ContentLocale = messages.locale === 'zh-CN' ? 'en-US' : 'zh-CN';
  const theirs = messagesOf(other);
  await page.goto('/login');
  await page.getByRole('main').getByLabel(messages.name('username')).fill('mallard');
  const elsewhere = await context.newPage();
  await elsewhere.goto('/settings');
  const settings = elsewhere.getByRole('main');
  await settings.getByLabel(messages.name('theme')).selectOption({ label: messages.t('shell:theme.dark') });
  await settings.getByLabel(messages.name('language')).selectOption(other);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', other);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(steps.main.getByLabel(theirs.name('username'))).toHaveValue('mallard');
});

test('reduced motion applies from the first byte on', async ({ page, messages }) => {
  const duration = () => page.evaluate(() => getComputedStyle(document.body).transitionDuration);
  await page.goto('/settings');
  await page
    .getByRole('main')
    .getByLabel(messages.t('settings:motion.title'))
    .selectOption({ label: messages.t('settings:motion.reduce') });
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduce');
  expect(await duration()).toBe('0s');
  expect(await (await page.request.get('/home')).text()).toContain('data-motion="reduce"');
});

test('the theme changes immediately, and applies from the first byte on', async ({ page, messages }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/settings');
  const light = await background();
  await page
    .getByRole('main')
    .getByLabel(messages.name('theme'))
    .selectOption({ label: messages.t('shell:theme.dark') });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await background()).toBe(dark);
  expect(await (await page.request.get('/home')).text()).toContain('data-theme="dark"');
});
