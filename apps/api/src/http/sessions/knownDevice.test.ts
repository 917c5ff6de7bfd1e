import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { deviceCookie, readDevice } from './knownDevice.ts';

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
  const cookie = await deviceCookie('user', deps);
  expect(cookie).toMatch(form);
  const [pair = ''] = cookie.split(';');
  const read = (text: string) => readDevice(new Headers({ Cookie: text }), deps);
  expect(await read(`other=1; ${pair}`)).toEqual({ userId: 'user', deviceId: expect.any(String) });
  expect(await read(pair.replace('=user', '=root'))).toBeNull();
});
