import { cancelOrder, listNotifications } from '@mallard/domain/contract';
import { giveAddress } from '../support/accounts.ts';
import { placeOrder } from '../support/orders.ts';
import { expect, memberTest } from '../support/test.ts';

memberTest(
  'notifications are marked as read one by one and all at once, also in another tab',
  async ({ page, context, account, item, messages: { t }, steps, watch }) => {
    const address = await giveAddress(account);
    const { id } = await placeOrder(account, item, address);
    await account.call(cancelOrder, { params: { id }, body: { reason: 'changedMind' } });
    const { unreadCount: all } = await account.call(listNotifications, { query: { pageSize: 1 } });
    expect(all).toBeGreaterThanOrEqual(2);
    const other = await context.newPage();
    await other.goto('/user');
    const elsewhere = (count: number) => other.getByRole('main').getByText(t('shell:nav.unread', { count }));
    await expect(elsewhere(all).first()).toBeAttached();

    await page.goto('/notifications');
    const unread = (count: number) => steps.main.getByText(new RegExp(`^${count}( 条未读| unread)$`));
    const read = steps.main.getByRole('button', { name: /^(标为已读：|Mark as read: )/ });
    await expect(unread(all)).toBeVisible();
    await read.first().click();
    await expect(unread(all - 1)).toBeVisible();
    await expect(read).toHaveCount(all - 1);
    await expect(elsewhere(all - 1).first()).toBeAttached();

    const broken = '**/api/notifications/*/read';
    watch.allow(/ERR_FAILED/);
    await page.route(broken, (route) => route.abort());
    await read.first().click();
    await steps.toast(t('errors:Network'));
    await expect(unread(all - 1)).toBeVisible();
    await expect(read).toHaveCount(all - 1);
    await page.unroute(broken);

    await steps.main.getByRole('button', { name: /^(全部已读|Mark all as read)$/ }).click();
    await expect(steps.main.getByText(/^(没有未读消息|Nothing unread)$/)).toBeVisible();
    await expect(read).toHaveCount(0);
    await expect(elsewhere(all - 1)).toHaveCount(0);
  },
);

for (const count of [3, 120])
  memberTest(
    `at twice the text size, the count of ${count} unread notifications does not cover the bell`,
    async ({ page, isPhone }) => {
      memberTest.skip(!isPhone, 'Desktops have a menu item with text.');
      await page.route('**/api/notifications?*', async (route) => {
        const response = await route.fetch();
        const json = await response.json();
        await route.fulfill({ response, json: { ...json, data: { ...json.data, unreadCount: count } } });
      });
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await page.goto('/home');
      const bell = page.locator('a[href="/notifications"]').filter({ visible: true }).first();
      const badge = bell.locator('span[aria-hidden]').last();
      await expect(badge).toHaveText(count > 99 ? '99+' : String(count));
      const [drawing, disc] = [await bell.locator('svg').boundingBox(), await badge.boundingBox()];
      if (!drawing || !disc) throw new Error('The bell is not visible');
      const overlap = {
        x: Math.min(drawing.x + drawing.width, disc.x + disc.width) - Math.max(drawing.x, disc.x),
        y: Math.min(drawing.y + drawing.height, disc.y + disc.height) - Math.max(drawing.y, disc.y),
      };
      // The bell is round at the top.
      expect(Math.min(overlap.x, overlap.y)).toBeLessThanOrEqual(4);
      expect(disc.y, 'not cut off').toBeGreaterThanOrEqual(0);
      expect(disc.x + disc.width).toBeLessThanOrEqual(390);
    },
  );
