import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { deviceCookie, isDeviceOf, readDevice } from './knownDevice.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it.each([
  {
    publicOrigin: 'https://shop.example',
    form: /^__Host-mallard-device=[^;]+;.* Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  },
  { publicOrigin: 'http://shop.example', form: /^mallard-device=[^;]+;.* Path=\/; HttpOnly; SameSite=Lax$/ },
])('is HttpOnly and SameSite, and has the __Host- prefix over HTTPS: $publicOrigin', async (site) => {
  const { publicOrigin, form } = site;
  const deps = { ...shop.deps, config: { ...shop.deps.config, publicOrigin } };
  const account = { id: 'user', passwordHash: 'hash' };
  const cookie = await deviceCookie(account, deps);
  expect(cookie).toMatch(form);
  const [pair = ''] = cookie.split(';');
  const read = (text: string) => readDevice(new Headers({ Cookie: text }), deps);
  const device = await read(`other=1; ${pair}`);
  expect(device).toMatchObject({ userId: 'user', deviceId: expect.any(String) });
  expect(await read(pair.replace('=user', '=root'))).toBeNull();
});

it('belongs to one account and to the password that it had', async () => {
  const account = { id: 'user', passwordHash: 'hash' };
  const [cookie = ''] = (await deviceCookie(account, shop.deps)).split(';');
  const device = await readDevice(new Headers({ Cookie: cookie }), shop.deps);
  if (device === null) throw new Error('The cookie was not read');
  const isOf = (other: object) => isDeviceOf(device, { ...account, ...other }, shop.deps.secrets);
  expect(isOf({})).toBe(true);
  expect(isOf({ id: 'other' })).toBe(false);
  expect(isOf({ passwordHash: 'next' })).toBe(false);
  expect(isOf({ passwordHash: null })).toBe(false);
  expect(cookie).not.toContain('hash');
});
