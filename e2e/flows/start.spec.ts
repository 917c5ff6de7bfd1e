import { expect, test } from '../support/test.ts';

const broken = {
  'is missing': { status: 404, body: '' },
  fails: { contentType: 'text/javascript', body: 'missing()' },
};

for (const [way, answer] of Object.entries(broken)) {
  test(`a page whose code ${way} shows an error in its language, and can be reloaded`, async ({
    page,
    messages,
    watch,
  }) => {
    watch.allow(/404|missing is not defined/);
    await page.route(/\/assets\/entry-client-/, (route) => route.fulfill(answer));
    await page.goto('/login');
    const alert = page.getByRole('alert').and(page.locator('#start-failure'));
    await expect(alert).toContainText(messages.locale === 'zh-CN' ? '没有加载完整' : 'did not load completely');
    await page.unroute(/\/assets\/entry-client-/);
    await alert.getByRole('link').click();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(alert).toBeHidden();
  });
}

test('a page whose network code does not run in this browser shows an error', async ({ page, watch }) => {
  watch.allow(/BroadcastChannel/);
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
  });
  await page.goto('/login');
  await expect(page.getByRole('alert').and(page.locator('#start-failure'))).toBeVisible();
});
