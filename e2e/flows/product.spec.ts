import { listProducts } from '@mallard/domain/contract';
import type { Locator } from '@playwright/test';
import { connect } from '../support/accounts.ts';
import { chooseRegion } from '../support/chooseRegion.ts';
import { pressInLayer } from '../support/pressInLayer.ts';
import { expect, memberTest, test } from '../support/test.ts';
import { waitForTapGuard } from '../support/waitForTapGuard.ts';

memberTest('a coupon of a product is claimed on its page', async ({ page, steps, item, messages: { t } }) => {
  await page.goto(`/product/${item.product.id}`);
  await steps.main.getByRole('button', { name: /^(优惠券|Coupons) .*(领券|Get coupons)$/ }).click();
  const dialog = page.getByRole('dialog', { name: t('coupons:claimTitle') });
  const claim = dialog.getByRole('button', { name: /^(领取|Claim)[：:]/ });
  await expect(claim.first()).toBeVisible();
  const count = await claim.count();
  await claim.first().click();
  await expect(claim).toHaveCount(count - 1);
  await expect(page).toHaveURL(new RegExp(`/product/${item.product.id}`));
});

test('a guest selects a delivery region, which is stored', async ({ page, steps, item, messages: { t } }) => {
  await page.goto(`/product/${item.product.id}`);
  const deliverTo = steps.main.getByRole('button', { name: new RegExp(`^${t('product:deliverTo.label')}`) });
  await expect(deliverTo).toContainText(t('product:deliverTo.choose'));
  await deliverTo.click();
  const dialog = page.getByRole('dialog', { name: t('product:deliverTo.title') });
  await pressInLayer(dialog.getByRole('combobox', { name: t('product:deliverTo.region') }));
  await chooseRegion(page);
  await expect(dialog).toBeHidden();
  await expect(deliverTo).toContainText(/浙江省 杭州市 西湖区|Xihu District, Hangzhou, Zhejiang/);
  await page.reload();
  await expect(deliverTo).toContainText(/浙江省 杭州市 西湖区|Xihu District, Hangzhou, Zhejiang/);
});

test('on phones, links to the sections stay visible on the scrolled page', async ({
  page,
  isPhone,
  item,
  messages: { t },
}) => {
  test.skip(!isPhone, 'Wide pages have the links in the page.');
  await page.goto(`/product/${item.product.id}`);
  const details = page.getByRole('link', { name: t('product:sections.details'), exact: true });
  await expect(details).toHaveCount(0);
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  const reviews = page.getByRole('link', { name: t('product:sections.reviews'), exact: true });
  await expect(reviews).toBeVisible();
  await details.click();
  await expect(details).toHaveAttribute('aria-current', 'location');
  await expect(page.locator('#details')).toBeInViewport();
});

test('a deal has a labelled countdown, complete coupons in forced colors, and Share at the content edge', async ({
  page,
  isPhone,
  steps: { main },
  messages: { t },
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/discount');
  await main.getByRole('article').first().getByRole('link').first().click();
  await expect(main.getByText(t('product:dealEnds'), { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: new RegExp(`^${t('product:sections.reviews')} \\d`) })).toHaveCount(1);
  const ticket = main
    .getByRole('button', { name: /^(优惠券|Coupons) / })
    .locator('> span > span')
    .first();
  const cutOff = await ticket.evaluate((element) => {
    const box = element.parentElement?.getBoundingClientRect();
    return element.getBoundingClientRect().bottom - (box?.bottom ?? 0);
  });
  expect(cutOff).toBeLessThanOrEqual(0);
  if (isPhone) return;
  const edgeOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  const deliverTo = main.getByRole('button', { name: new RegExp(`^${t('product:deliverTo.label')}`) });
  expect(await edgeOf(main.getByText('Share', { exact: true }))).toBeCloseTo(await edgeOf(deliverTo), 0);
});

test('without a network on a first visit, the options and the delivery region open', async ({
  page,
  context,
  isPhone,
  steps: { main },
  shopUrl,
  watch,
  messages: { locale, name, t },
}) => {
  const { call } = connect(shopUrl, undefined, locale);
  const { items } = await call(listProducts, { query: {} });
  const product = items.find(({ onlySkuUuid }) => onlySkuUuid === null);
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const preloads = ['SkuSheet', 'DeliverToDialog'].map((file) =>
    page.waitForEvent('requestfinished', (request) => request.url().includes(`/assets/${file}`)),
  );
  await page.goto(`/product/${product?.id}`);
  await Promise.all(preloads);
  // The files that these import load after them.
  const countFiles = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let previousCount = 0;
  await expect
    .poll(
      async () => {
        const count = await countFiles();
        const isComplete = count === previousCount;
        previousCount = count;
        return isComplete;
      },
      { intervals: [500] },
    )
    .toBe(true);
  await context.setOffline(true);
  const dialog = page.getByRole('dialog');
  if (isPhone) {
    await main.getByRole('button', { name: name('addToCart'), exact: true }).click();
    await expect(dialog.getByRole('button', { name: name('addToCart'), exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await waitForTapGuard(page);
  }
  await main.getByRole('button', { name: new RegExp(`^${t('product:deliverTo.label')}`) }).click();
  await expect(dialog.getByRole('combobox', { name: t('product:deliverTo.region') })).toBeVisible();
});
