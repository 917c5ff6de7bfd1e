import { addToCart, getCart, listOrders } from '@mallard/domain/contract';
import type { Page, Request } from '@playwright/test';
import { giveAddress } from '../support/accounts.ts';
import { expect, memberTest as test } from '../support/test.ts';
import { waitForTapGuard } from '../support/waitForTapGuard.ts';
import type { Words } from '../support/words.ts';

/** All requests rather than those alone that change something, which take minutes: `CUTS=all`. */
const isEveryRequest = process.env.CUTS === 'all';

/** A moment of a purchase at which the page is reloaded. */
interface Cut {
  /** Which request, such as `POST /api/order/create 1`. */
  request: string;
  /** Before the server gets it, or after the server has answered and before the page knows. */
  moment: 'sent' | 'answered';
}

test('a purchase that is reloaded when any request is sent or answered ends in one paid order', {
  tag: ['@P8'],
}, async ({ page, account, goods, isPhone, words, watch }) => {
  test.skip(!isPhone, 'The layout makes no difference.');
  test.setTimeout(900_000);
  watch.allow(/net::ERR_/);
  await giveAddress(account);
  let orders = 0;

  async function buy(cut: Cut | null): Promise<string[]> {
    await account.call(addToCart, { body: { skuUuid: goods.sku.id, quantity: 1 } });
    const { requests, isDone } = await reloadAt(page, cut);
    await page.goto('/checkout');
    await finishPurchase(page, words);
    expect(isDone(), 'the page was reloaded').toBe(true);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    orders += 1;
    const { items, total } = await account.call(listOrders, {});
    expect(total).toBe(orders);
    expect(items[0]?.status).not.toBe('unpaid');
    expect((await account.call(getCart, {})).unitCount).toBe(0);
    return requests;
  }

  const requests = await buy(null);
  const cuts = requests
    .filter((request) => isEveryRequest || !request.startsWith('GET'))
    .flatMap((request): Cut[] => [
      { request, moment: 'sent' },
      { request, moment: 'answered' },
    ]);
  expect(cuts.length).toBeGreaterThan(3);
  for (const cut of cuts) await test.step(`${cut.request}, ${cut.moment}`, () => buy(cut));
});

/** Reloads a page at a moment, once. @returns the requests of the page, in order, as they are made, and whether the moment came */
async function reloadAt(page: Page, cut: Cut | null): Promise<{ requests: string[]; isDone: () => boolean }> {
  const requests: string[] = [];
  let isDone = cut === null;
  await page.route('**/api/**', async (route, request) => {
    const name = nameOf(request);
    const counted = `${name} ${requests.filter((other) => other.startsWith(`${name} `)).length + 1}`;
    requests.push(counted);
    if (isDone || counted !== cut?.request) return route.continue();
    isDone = true;
    if (cut.moment === 'answered') await route.fetch();
    // A page that leaves by itself at this moment cannot be reloaded, and the request of a page that is gone not be ended.
    await page.evaluate(() => location.reload()).catch(() => undefined);
    await route.abort().catch(() => undefined);
  });
  return { requests, isDone: () => isDone };
}

/** The kind of a request: ids and queries left out. */
function nameOf(request: Request): string {
  const { pathname } = new URL(request.url());
  return `${request.method()} ${pathname.replace(/[0-9a-f-]{36}/g, ':id')}`;
}

/** Presses what leads on, wherever the page is, until it says that the order is paid. */
async function finishPurchase(page: Page, { name }: Words): Promise<void> {
  const paid = page.getByRole('heading', { name: name('paid') });
  const button = page
    .getByRole('button', { name: new RegExp([name('placeOrder'), name('payNow'), name('approvePayment')].join('|')) })
    .filter({ visible: true });
  for (;;) {
    await expect(button.or(paid).first()).toBeVisible();
    if (await paid.isVisible()) return;
    await waitForTapGuard(page);
    // A page that is reloaded at this moment has no button any more; the next round looks again.
    await button
      .first()
      .click({ timeout: 5000 })
      .catch(() => undefined);
  }
}
