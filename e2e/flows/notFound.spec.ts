import { expect, test } from '../support/test.ts';

for (const path of [
  '/nowhere',
  '/nowhere/at/all',
  '/product/00000000-0000-4000-8000-000000000000',
  '/product/nothing',
  '/category?categoryUuid=00000000-0000-4000-8000-000000000000',
]) {
  test(`${path} shows a "not found" page with two actions and popular products`, async ({
    page,
    messages,
    steps,
    watch,
  }) => {
    watch.allow(/status of 404/);
    await page.goto('/home');
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.t('error:titles.notFound'));
    await expect(steps.main.getByRole('link', { name: messages.name('goHome') })).toBeVisible();
    const popular = steps.main.getByRole('region', { name: messages.t('shell:popular') });
    await expect(popular.getByRole('heading', { level: 3 })).toHaveCount(4);
    await steps.main.getByRole('button', { name: messages.name('goBack') }).click();
    await expect(page).toHaveURL('/home');
  });
}
