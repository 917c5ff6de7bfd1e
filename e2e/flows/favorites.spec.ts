import { addFavorite, checkFavorite } from '@mallard/domain/contract';
import { createAccount } from '../support/accounts.ts';
import { expect, memberTest, test } from '../support/test.ts';

test('a favorite added before the login is saved after it', async ({
  page,
  item: { product },
  shopUrl,
  messages: { t },
  steps,
}) => {
  const account = await createAccount(shopUrl);
  const heart = page
    .getByRole('button', { name: t('shell:favorite.add') })
    .filter({ visible: true })
    .first();
  await page.goto(`/product/${product.id}`);
  await heart.click();
  await steps.toast(t('shell:favorite.needsLogin'));
  await steps.logIn(account.username);
  await expect(page).toHaveURL(`/product/${product.id}`);
  await steps.toast(t('shell:favorite.added'));
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

memberTest('a removed favorite can be restored', async ({ page, account, item, messages, steps }) => {
  const { t } = messages;
  const { id: productUuid, title } = item.product;
  await account.call(addFavorite, { body: { productUuid } });
  const isFavorite = async () => (await account.call(checkFavorite, { query: { productUuid } })).isFavorite;
  await page.goto('/favorites');
  const card = steps.main.getByRole('link', { name: title });
  await expect(card.first()).toBeVisible();
  await steps.main.getByRole('button', { pressed: true }).click();
  await expect(card).toHaveCount(0);
  await expect.poll(isFavorite).toBe(false);
  await page.getByRole('button', { name: t('shell:favorite.undo') }).click();
  await expect(card.first()).toBeVisible();
  await expect.poll(isFavorite).toBe(true);
});
