import { memorySession } from '@mallard/domain/client';
import { createStore, memoryArea } from '@mallard/domain/storage';
import { describe, expect, it, vi } from 'vitest';
import { withMemberCache } from './withMemberCache.ts';

const networkError = new TypeError('Failed to fetch');
const ann = { token: 'a', refreshToken: 'a', userUuid: 'ann', rememberMe: true };

/** Opens a tab whose network can be switched off. Responses are numbered. */
function openTab({ rememberMe = true } = {}) {
  const [localArea, tabArea] = [memoryArea(), memoryArea()];
  const session = memorySession({ ...ann, rememberMe });
  const network = { isOnline: true, status: 200, count: 0 };
  const storeOf = (area: typeof localArea) => createStore({ area, now: () => 0 });
  const backend = withMemberCache(
    async () => {
      if (!network.isOnline) throw networkError;
      network.count += 1;
      return Response.json({ code: network.status, data: network.count }, { status: network.status });
    },
    { session, localStore: storeOf(localArea), tabStore: storeOf(tabArea), isOnline: () => network.isOnline },
  );
  const request = async (path: string, { locale = 'en-US', token = 'a', method = 'GET' } = {}) => {
    const headers = { 'Accept-Language': locale, ...(token && { Authorization: `Bearer ${token}` }) };
    const response = await backend(new Request(`http://shop.test${path}`, { headers, method }));
    return ((await response.json()) as { data: number }).data;
  };
  return { localArea, tabArea, session, network, request };
}

describe('withMemberCache', () => {
  it('returns the last response offline, for each URL and language', async () => {
    const { network, request, localArea } = openTab();
    for (const path of ['/api/orders?pageNumber=1', '/api/cart', '/api/cart']) await request(path);
    await vi.waitFor(() => expect(localArea.length).toBe(2));
    network.isOnline = false;
    expect(await request('/api/cart')).toBe(3);
    expect(await request('/api/orders?pageNumber=1')).toBe(1);
    await expect(request('/api/orders?pageNumber=2')).rejects.toBe(networkError);
    await expect(request('/api/cart', { locale: 'zh-CN' })).rejects.toBe(networkError);
  });

  it('never returns a cached response while the server can be reached', async () => {
    const { network, request } = openTab();
    expect([await request('/api/cart'), await request('/api/cart')]).toEqual([1, 2]);
    network.status = 500;
    expect(await request('/api/cart')).toBe(3);
    network.isOnline = false;
    expect(await request('/api/cart')).toBe(2);
  });

  it.each([
    ['/api/payments/1', {}],
    ['/api/orders/payment/status', {}],
    ['/api/products', {}],
    ['/api/wishlist', { token: '' }],
    ['/api/cart', { method: 'POST' }],
  ])('does not cache %s, %o', async (path, options) => {
    const { network, request, localArea } = openTab();
    await request(path, options);
    network.isOnline = false;
    await expect(request(path, options)).rejects.toBe(networkError);
    expect(localArea.length).toBe(0);
  });

  it('stores responses in the same storage as the session, and deletes them with it', async () => {
    for (const rememberMe of [true, false]) {
      const { localArea, tabArea, request, session } = openTab({ rememberMe });
      await request('/api/cart');
      const [usedArea, unusedArea] = rememberMe ? [localArea, tabArea] : [tabArea, localArea];
      await vi.waitFor(() => expect(usedArea.length).toBe(1));
      expect(unusedArea.length).toBe(0);
      session.write({ ...ann, rememberMe, token: 'b' });
      expect(usedArea.length).toBe(1);
      session.clear();
      expect(usedArea.length).toBe(0);
    }
  });

  it('does not return responses of the previous user', async () => {
    const { network, request, session } = openTab();
    await request('/api/cart');
    session.write({ ...ann, userUuid: 'bob' });
    network.isOnline = false;
    await expect(request('/api/cart')).rejects.toBe(networkError);
  });
});
