import { describe, expect, it } from 'vitest';
import { addToCart, getCartCount } from '../contract/cart.ts';
import { listOrders } from '../contract/orders.ts';
import { uploadImage } from '../contract/upload.ts';
import { changePassword, login, register, updateProfile } from '../contract/user.ts';
import { success, testClient, tokensOf } from '../testing/testClient.ts';
import { memorySession } from './memorySession.ts';

const uuid = '7f2b8f0e-5b0a-4b0e-9a55-0c2f5c1e7a10';

/** Records requests, and responds like the cart's counter. Other calls fail as malformed. */
function recorder() {
  const requests: Request[] = [];
  const backend = async (request: Request) => {
    requests.push(request.clone());
    return success({ unitCount: 1 });
  };
  return { requests, backend };
}

describe('the headers of a call', () => {
  it('contain the platform, the language and the version', async () => {
    const { requests, backend } = recorder();
    await testClient(backend, { platform: () => 'mobile' }).client.call(getCartCount);
    const sent = requests[0];
    expect(sent?.url).toBe('https://mall.test/api/cart/count');
    expect(Object.fromEntries(sent?.headers ?? [])).toMatchObject({
      authorization: 'Bearer access-1',
      'accept-language': 'zh-CN',
      'x-client-version': '1.2.3',
      'x-platform': 'mobile',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(sent?.headers.has('idempotency-key')).toBe(false);
    expect(sent?.headers.has('x-xsrf-token')).toBe(false);
  });

  it('contain a key and the XSRF token for unsafe calls', async () => {
    const { requests, backend } = recorder();
    const { client } = testClient(backend, { xsrfToken: () => 'x-1' });
    await client.tryCall(addToCart, { body: { skuUuid: uuid, quantity: 2 } }, { idempotencyKey: 'key-1' });
    const sent = requests[0];
    expect(sent?.headers.get('idempotency-key')).toBe('key-1');
    expect(sent?.headers.get('x-xsrf-token')).toBe('x-1');
    expect(sent?.headers.get('content-type')).toBe('application/json');
    expect(await sent?.json()).toEqual({ skuUuid: uuid, quantity: 2 });
  });

  it('contain a new key for every call without one', async () => {
    const { requests, backend } = recorder();
    const { client } = testClient(backend);
    for (let time = 0; time < 2; time += 1) await client.tryCall(addToCart, { body: { skuUuid: uuid, quantity: 1 } });
    expect(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  });

  it('(and URL) contain query values, without missing ones', async () => {
    const { requests, backend } = recorder();
    await testClient(backend).client.tryCall(listOrders, { query: { tab: 'unpaid', pageNumber: 2 } });
    expect(requests[0]?.url).toBe('https://mall.test/api/orders?tab=unpaid&pageNumber=2');
  });

  it('sends files as a multipart form', async () => {
    const { requests, backend } = recorder();
    const file = new File(['duck'], 'duck.png', { type: 'image/png' });
    await testClient(backend).client.tryCall(uploadImage, { body: { files: [file] } });
    expect(requests[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect((await requests[0]?.formData())?.getAll('files')).toHaveLength(1);
  });

  it('contain the token of the caller, or none', async () => {
    const { requests, backend } = recorder();
    const { client } = testClient(backend, { session: memorySession() });
    await client.call(getCartCount, {}, { accessToken: 'theirs' });
    await client.call(getCartCount, {}, { accessToken: null });
    await client.call(getCartCount);
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer theirs', null, null]);
  });
});

describe('passwords', () => {
  const hash = '7683817b82e808b2e08ebd5972fc6692c111db6b1c1ced10e275a2fb461e8f09';

  it.each([
    [login, { username: 'duck', password: 'Mallard2026' }, { username: 'duck', password: hash }],
    [
      register,
      { username: 'duck', password: 'Mallard2026', nickname: 'D' },
      { username: 'duck', password: hash, nickname: 'D' },
    ],
    [
      changePassword,
      { oldPassword: 'Mallard2026', newPassword: 'Mallard2026' },
      { oldPassword: hash, newPassword: hash },
    ],
    [updateProfile, { phone: null, currentPassword: 'Mallard2026' }, { phone: null, currentPassword: hash }],
    [updateProfile, { bio: 'No password' }, { bio: 'No password' }],
  ] as const)('are hashed ($name)', async (endpoint, body, expected) => {
    const { requests, backend } = recorder();
    // TypeScript would need the inputs of all these endpoints at once.
    await testClient(backend).client.tryCall(endpoint as typeof login, { body: body as never });
    const text = await requests[0]?.text();
    expect(JSON.parse(text ?? '')).toEqual(expected);
    expect(text).not.toContain('Mallard2026');
  });

  it.each(['', 'x'.repeat(1025)])('are refused before a request when empty or too long', async (password) => {
    const { requests, backend } = recorder();
    const result = await testClient(backend).client.tryCall(login, { body: { username: 'duck', password } });
    expect(result).toMatchObject({ ok: false, error: { kind: 'BadRequest', fields: { password: {} } } });
    expect(requests).toHaveLength(0);
  });

  it('are never sent with the token of an earlier session', async () => {
    const { requests, backend } = recorder();
    const { client } = testClient(backend, { session: memorySession(tokensOf('old')) });
    await client.tryCall(login, { body: { username: 'duck', password: 'a1b2c3d4' } });
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });
});
