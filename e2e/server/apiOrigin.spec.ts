import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@mallard/api/testing/freePort';
import { expect } from '@playwright/test';
import { serverTest as test } from '../support/serverTest.ts';

test.describe('a shop with API_ORIGIN', () => {
  test('renders pages from the other API, forwards calls and pictures to it, and has no data', async ({
    folder,
    start,
  }) => {
    const shopFile = join(folder, 'shop.json');
    writeFileSync(shopFile, JSON.stringify({ currency: 'EUR', timeZone: 'Europe/Berlin' }));
    const api = await start({ SHOP_FILE: shopFile }).opened;
    const shop = start({ API_ORIGIN: api, DATA_DIR: join(folder, 'unused') });
    const url = await shop.opened;

    const page = await (await fetch(`${url}/home?lang=en-US`)).text();
    expect(page).toContain('€');
    expect(page).not.toContain('¥');
    expect(page).not.toMatch(/Search mugs|every Thursday/);
    const picture = /\/media\/[^"' ]+/.exec(page)?.[0] ?? '';
    expect((await fetch(url + picture)).headers.get('Content-Type')).toMatch(/^image\//);
    expect(await (await fetch(`${url}/api/shop`)).json()).toEqual(await (await fetch(`${api}/api/shop`)).json());
    expect((await fetch(`${url}/api/user/profile`)).status).toBe(401);
    expect((await fetch(`${url}/missing`)).status).toBe(404);
    const login = await fetch(`${url}/api/user/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'demo', password: 'a'.repeat(64), rememberMe: false }),
    });
    expect([login.status, (await login.json()).data.error]).toEqual([401, 'BAD_CREDENTIALS']);
    expect((await fetch(`${url}//127.0.0.1:1/health`)).status).toBe(400);
    expect((await fetch(`${url}/ready`)).status).toBe(200);
  });

  test('answers 503 within a second when the other API does not answer, and recovers with it', async ({
    folder,
    start,
  }) => {
    const port = String(await freePort());
    const first = start({ PORT: port });
    const url = await start({ API_ORIGIN: await first.opened, DATA_DIR: join(folder, 'unused') }).opened;
    first.child.kill('SIGKILL');
    await first.ended;
    const call = await fetch(`${url}/api/products`, { signal: AbortSignal.timeout(1000) });
    expect([call.status, call.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await call.json()).toMatchObject({ code: 503, data: { error: 'DATABASE' } });
    expect((await fetch(`${url}/help`)).status).toBe(200);
    await start({ PORT: port }).opened;
    expect((await fetch(`${url}/api/products`)).status).toBe(200);
    expect((await fetch(`${url}/new`)).status).toBe(200);
  });

  test('refuses settings that have no effect, and an address without a shop', async ({ start }) => {
    const port = await freePort();
    const both = start({ API_ORIGIN: `http://127.0.0.1:${port}`, DATABASE_URL: 'postgres://db/shop' });
    expect((await both.ended).code).toBe(1);
    expect(both.output()).toMatch(/DATABASE_URL cannot be used with API_ORIGIN.*Unset it/);
    const alone = start({ API_ORIGIN: `http://127.0.0.1:${port}` });
    expect((await alone.ended).code).toBe(1);
    expect(alone.output()).toMatch(/GET \/api\/shop must return the settings/);
    expect(alone.output()).not.toContain('    at ');
  });
});
