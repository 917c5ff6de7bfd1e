import { memorySession } from '@mallard/domain/client';
import { addToCart, listAddresses, listOrders, login } from '@mallard/domain/contract';
import { DEMO_ACCOUNT } from '@mallard/offline/backend';
import { routes } from '@mallard/storefront/routes';
import { type Account, connect, giveAddress, storedSession } from '../support/accounts.ts';
import { completeRoutes } from '../support/completeRoutes.ts';
import { placeOrder } from '../support/orders.ts';
import { findSampleItem, type SampleItem } from '../support/sampleItem.ts';
import { expect, test } from '../support/test.ts';
import { FOLDER } from './looks.ts';

/** The demo account, with items in its cart and orders. */
interface Sitter {
  account: Account;
  item: SampleItem;
  unpaid: string;
  shipped: string;
  completed: string;
}

async function openSitter(shopUrl: string): Promise<Sitter> {
  const item = await findSampleItem(shopUrl, 'zh-CN');
  const session = memorySession();
  const client = connect(shopUrl, session);
  const signedIn = await client.call(login, { body: { ...DEMO_ACCOUNT, rememberMe: true } });
  session.write({ ...signedIn, rememberMe: true });
  const account = { ...signedIn, ...DEMO_ACCOUNT, call: client.call, tryCall: client.tryCall };
  await client.tryCall(addToCart, { body: { skuUuid: item.sku.id, quantity: 1 } });
  const [address] = await client.call(listAddresses);
  const { id: unpaid } = await placeOrder(account, item, address?.id ?? (await giveAddress(account)));
  const { items } = await client.call(listOrders, { query: { pageSize: 50 } });
  const first = (status: string) => items.find((order) => order.status === status)?.id ?? unpaid;
  return { account, item, unpaid, shipped: first('shipped'), completed: first('completed') };
}

const sitters = test.extend<object, { sitter: Sitter }>({
  sitter: [
    async ({ browserName: _ }, use, { project }) => use(await openSitter(project.use.baseURL ?? '')),
    { scope: 'worker' },
  ],
});

for (const name of Object.keys(routes) as (keyof typeof routes)[]) {
  sitters(name, async ({ context, page, shopUrl, watch, sitter }, { project }) => {
    watch.allow(/status of (404|403|500)/);
    const { item, unpaid, shipped, completed } = sitter;
    const paid = name === 'order' ? shipped : completed;
    const route = completeRoutes({ product: item.product.id, unpaid, paid }).find((one) => one.name === name);
    if (!route) throw new RangeError(`${name} has no address.`);
    if (route.access !== 'guest')
      await context.addInitScript((kept) => {
        for (const { name: key, value } of kept) localStorage.setItem(key, value);
      }, storedSession(sitter.account));
    await page.goto(shopUrl + (name === 'search' ? `${route.path}?keyword=${encodeURIComponent('杯')}` : route.path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await page.evaluate(async () => {
      // Content that renders, and pictures that load, only near the viewport.
      for (const image of document.images) image.loading = 'eager';
      await Promise.allSettled([...document.images].map((image) => image.decode()));
    });
    await page.screenshot({ path: `${FOLDER}/${project.name}/${name}.png`, animations: 'disabled', fullPage: true });
    await page.screenshot({ path: `${FOLDER}/${project.name}/${name}.first.png`, animations: 'disabled' });
  });
}
