import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { serverTest as test } from '../support/serverTest.ts';

const PROVIDER = `export default ({ currency }) => ({
  name: 'test',
  payUrl: (paymentId) => '/pay/test/' + paymentId,
  refund: async () => {},
  pages: { prefix: '/pay/test', fetch: () => new Response('Pay in ' + currency) },
});`;

test.describe('a shop with SAMPLE_SHOP=off', () => {
  test('does not start without a payment provider', async ({ folder, start }) => {
    const shop = start({ SAMPLE_SHOP: 'off' });
    expect((await shop.ended).code).toBe(1);
    expect(shop.output()).toMatch(/needs a payment provider.*PAYMENT_PROVIDER/);
    const file = join(folder, 'provider.mjs');
    writeFileSync(file, 'export const gateway = {};');
    const wrong = start({ SAMPLE_SHOP: 'off', PAYMENT_PROVIDER: file });
    expect((await wrong.ended).code).toBe(1);
    expect(wrong.output()).toMatch(/no default export that creates a gateway/);
    expect(wrong.output()).not.toContain('    at ');
  });

  test('has no sample products, demo account or simulated payments, and never gets them', async ({ folder, start }) => {
    const PAYMENT_PROVIDER = join(folder, 'provider.mjs');
    writeFileSync(PAYMENT_PROVIDER, PROVIDER);
    const shop = start({ SAMPLE_SHOP: 'off', PAYMENT_PROVIDER });
    const url = await shop.opened;
    expect(shop.output()).not.toContain('sample shop');
    for (const path of ['/home', '/category', '/new', '/hot', '/discount', '/search?keyword=lamp', '/help', '/login'])
      expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
    const home = await (await fetch(`${url}/home?lang=en-US`)).text();
    expect(home).toContain('There are no products yet');
    expect(home).not.toMatch(/mugs|every Thursday/);
    expect(await (await fetch(`${url}/login?lang=en-US`)).text()).not.toContain('demo1234');
    expect(await (await fetch(`${url}/api/products`)).json()).toMatchObject({ data: { items: [], total: 0 } });
    expect(await (await fetch(`${url}/pay/test/1`)).text()).toBe('Pay in CNY');
    expect((await fetch(`${url}/pay/simulated/style.css`)).status).toBe(404);
    shop.child.kill('SIGKILL');
    await shop.ended;

    const forgotten = start();
    expect((await forgotten.ended).code).toBe(1);
    expect(forgotten.output()).toMatch(/belongs to a shop without sample products\. Set SAMPLE_SHOP=off/);
  });

  test('does not start with the data of the sample shop', async ({ folder, start }) => {
    const PAYMENT_PROVIDER = join(folder, 'provider.mjs');
    writeFileSync(PAYMENT_PROVIDER, PROVIDER);
    const sample = start();
    await sample.opened;
    expect(sample.output()).toContain('This is the sample shop');
    sample.child.kill('SIGKILL');
    await sample.ended;
    const shop = start({ SAMPLE_SHOP: 'off', PAYMENT_PROVIDER });
    expect((await shop.ended).code).toBe(1);
    expect(shop.output()).toMatch(/this database has the sample shop/);
  });
});
