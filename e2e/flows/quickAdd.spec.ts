import { getProduct, searchProducts } from '@mallard/domain/contract';
import { connect } from '../support/accounts.ts';
import { pressInLayer } from '../support/pressInLayer.ts';
import { expect, test } from '../support/test.ts';
import { waitForTapGuard } from '../support/waitForTapGuard.ts';

/** Search terms with a color, by language. */
const KEYWORD = { 'zh-CN': '绿色', 'en-US': 'green' };

test('options in a list: the searched ones are preselected, the focus returns, and a failure offline is shown', async ({
  page,
  context,
  shopUrl,
  watch,
  steps,
  messages: { locale, name, t },
}) => {
  const keyword = KEYWORD[locale];
  const { call } = connect(shopUrl, undefined, locale);
  const { items } = await call(searchProducts, { query: { keyword } });
  const found = items.find(({ matchedSku, onlySkuUuid }) => matchedSku && matchedSku.stock > 0 && onlySkuUuid === null);
  expect(found, `a product with several SKUs for ${keyword}`).toBeTruthy();
  const { title, specifications, skus } = await call(getProduct, { params: { id: found?.id ?? '' } });
  const sku = skus.find(({ id }) => id === found?.matchedSku?.id);

  const address = `/search?keyword=${encodeURIComponent(keyword)}`;
  await page.goto(address);
  const button = (product: string) =>
    steps.main
      .getByRole('button', { name: locale === 'zh-CN' ? `选择规格：${product}` : `Choose options: ${product}` })
      .first();
  const open = button(title);
  const sheet = page.getByRole('dialog');

  await open.click();
  for (const { id, name: group, values } of specifications) {
    const value = values.find((one) => one.id === sku?.values[id])?.name ?? '';
    await expect(sheet.getByRole('group', { name: group }).getByRole('radio', { name: value })).toBeChecked();
  }
  await pressInLayer(sheet.getByRole('button', { name: name('addToCart'), exact: true }));
  await expect(sheet).toHaveCount(0);
  await steps.toast(t('shell:cart.added'));
  await expect(steps.cartLink(1)).toBeVisible();
  await expect(page).toHaveURL(address);
  await waitForTapGuard(page);
  await expect(open).toBeFocused();

  const other = items.find(({ id, onlySkuUuid }) => id !== found?.id && onlySkuUuid === null);
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await context.setOffline(true);
  await button(other?.title ?? '').click();
  await steps.toast(t('errors:Network'));
  await expect(sheet).toHaveCount(0);
});
