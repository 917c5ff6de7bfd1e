import { addToCart, getCart, listOrders } from '@mallard/domain/contract';
import type { Page, Request, Route } from '@playwright/test';
import { giveAddress } from '../support/accounts.ts';
import type { Messages } from '../support/messages.ts';
import { recordFigures } from '../support/recordFigures.ts';
import { expect, memberTest as test } from '../support/test.ts';
import { waitForTapGuard } from '../support/waitForTapGuard.ts';

/** `CUTS=all` tests every fault at every request, which takes minutes. The default only reloads at requests that change data. */
const isEveryFault = process.env.CUTS === 'all';

/** Faults of a request, which occur once. */
const faults = {
  'the page is reloaded before the server gets it': async (route, page) => {
    await reload(page);
    await route.abort().catch(() => undefined);
  },
  'the page is reloaded when the server has answered': async (route, page) => {
    await route.fetch();
    await reload(page);
    await route.abort().catch(() => undefined);
  },
  'it never reaches the server': (route) => route.abort('connectionreset'),
  'its answer is lost': async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
  'the server is overloaded': (route) =>
    route.fulfill({ status: 503, headers: { 'Retry-After': '1' }, json: { code: 503, message: 'Busy', data: null } }),
  'its answer is replaced by a page of the network': async (route) => {
    await route.fetch();
    await route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to this network</h1>' });
  },
} as const satisfies Record<string, (route: Route, page: Page) => Promise<void>>;
type Fault = keyof typeof faults;

// One test per fault, so that none takes longer than the lifetime of an access token.
for (const fault of Object.keys(faults) as Fault[]) {
  // Skipped tests are listed too, so that the table of promises is the same for every run.
  const declare = isEveryFault || fault.startsWith('the page is reloaded') ? test : test.skip;
  declare(
    `a purchase ends in one paid order, whichever of its requests fails: ${fault}`,
    { tag: ['@P8'] },
    async ({ page, account, item, isPhone, messages, watch }, testInfo) => {
      test.skip(!isPhone, 'The layout makes no difference.');
      test.setTimeout(900_000);
      watch.allow(/net::ERR_|status of 503|^503 /);
      await giveAddress(account);
      let orders = 0;
      let faultsMade = 0;

      /** @param request the request that fails, such as `POST /api/order/create 1`; `null` for none */
      async function buy(request: string | null): Promise<string[]> {
        await account.call(addToCart, { body: { skuUuid: item.sku.id, quantity: 1 } });
        const { requests, hasFailed } = await failAt(page, request, fault);
        await page.goto('/checkout');
        await finishPurchase(page, messages);
        if (hasFailed()) faultsMade += 1;
        // The number of GET requests depends on timing, for example while the page polls for a payment.
        else if (request !== null) expect(request, 'this request was made').toMatch(/^GET /);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        orders += 1;
        const { items, total } = await account.call(listOrders, {});
        expect(total).toBe(orders);
        expect(items[0]?.status).not.toBe('unpaid');
        expect((await account.call(getCart, {})).unitCount).toBe(0);
        return requests;
      }

      const requests = (await buy(null)).filter((request) => isEveryFault || !request.startsWith('GET'));
      expect(requests.length).toBeGreaterThan(2);
      for (const request of requests) await test.step(request, () => buy(request));
      expect(faultsMade).toBeGreaterThan(2);
      recordFigures(testInfo, { faults: faultsMade, 'paid orders': orders });
    },
  );
}

/** Lets one request of a page fail. @returns the requests of the page so far, in order, and whether that one was sent */
async function failAt(
  page: Page,
  failing: string | null,
  fault: Fault,
): Promise<{ requests: string[]; hasFailed: () => boolean }> {
  const requests: string[] = [];
  let hasFailed = false;
  await page.route('**/api/**', async (route, request) => {
    const name = nameOf(request);
    const counted = `${name} ${requests.filter((other) => other.startsWith(`${name} `)).length + 1}`;
    requests.push(counted);
    if (hasFailed || counted !== failing) return route.continue();
    hasFailed = true;
    await faults[fault](route, page);
  });
  return { requests, hasFailed: () => hasFailed };
}

/** Reloads a page. Ignores failures of a page that navigates at the same time. */
async function reload(page: Page): Promise<void> {
  await page.evaluate(() => location.reload()).catch(() => undefined);
}

/** Returns the name of a request, without ids and query. */
function nameOf(request: Request): string {
  const { pathname } = new URL(request.url());
  return `${request.method()} ${pathname.replace(/[0-9a-f-]{36}/g, ':id')}`;
}

/** Presses the next button of each page until the order is paid. */
async function finishPurchase(page: Page, { name, t }: Messages): Promise<void> {
  const paid = page.getByRole('heading', { name: name('paid') });
  const button = page
    .getByRole('button', {
      name: new RegExp([name('placeOrder'), name('payNow'), name('approvePayment'), t('errors:retry')].join('|')),
    })
    .filter({ visible: true });
  for (;;) {
    await expect(button.or(paid).first()).toBeVisible();
    if (await paid.isVisible()) return;
    await waitForTapGuard(page);
    // A page that is just reloading has no button. The next iteration tries again.
    await button
      .first()
      .click({ timeout: 5000 })
      .catch(() => undefined);
  }
}
