import { memorySession } from '@mallard/domain/client';
import { createStore, memoryArea } from '@mallard/domain/storage';
import { describe, expect, it, vi } from 'vitest';
import { withMemberCopies } from './withMemberCopies.ts';

const lost = new TypeError('Failed to fetch');
const ann = { token: 'a', refreshToken: 'a', userUuid: 'ann', rememberMe: true };

/** A shop that can be cut off; each answer is numbered. */
function openTab({ rememberMe = true } = {}) {
  const [local, ownTab] = [memoryArea(), memoryArea()];
  const session = memorySession({ ...ann, rememberMe });
  const network = { isOnline: true, status: 200, count: 0 };
  const storeOf = (area: typeof local) => createStore({ area, now: () => 0 });
  const backend = withMemberCopies(
    async () => {
      if (!network.isOnline) throw lost;
      network.count += 1;
      return Response.json({ code: network.status, data: network.count }, { status: network.status });
    },
    { session, local: storeOf(local), ownTab: storeOf(ownTab), isOnline: () => network.isOnline },
  );
  const ask = async (path: string, { locale = 'en-US', token = 'a', method = 'GET' } = {}) => {
    const headers = { 'Accept-Language': locale, ...(token && { Authorization: `Bearer ${token}` }) };
    const response = await backend(new Request(`http://shop.test${path}`, { headers, method }));
    return ((await response.json()) as { data: number }).data;
  };
  return { local, ownTab, session, network, ask };
}

describe('what a shopper has read of their own', () => {
  it('is there without a network, as it was last seen, for each question and language', async () => {
    const { network, ask, local } = openTab();
    for (const path of ['/api/orders?pageNumber=1', '/api/cart', '/api/cart']) await ask(path);
    await vi.waitFor(() => expect(local.length).toBe(2));
    network.isOnline = false;
    expect(await ask('/api/cart')).toBe(3);
    expect(await ask('/api/orders?pageNumber=1')).toBe(1);
    await expect(ask('/api/orders?pageNumber=2')).rejects.toBe(lost);
    await expect(ask('/api/cart', { locale: 'zh-CN' })).rejects.toBe(lost);
  });

  it('is never an answer while the shop can be reached', async () => {
    const { network, ask } = openTab();
    expect([await ask('/api/cart'), await ask('/api/cart')]).toEqual([1, 2]);
    network.status = 500;
    expect(await ask('/api/cart')).toBe(3);
    network.isOnline = false;
    expect(await ask('/api/cart')).toBe(2);
  });

  it.each([
    ['/api/payments/1', {}],
    ['/api/orders/payment/status', {}],
    ['/api/products', {}],
    ['/api/wishlist', { token: '' }],
    ['/api/cart', { method: 'POST' }],
  ])('has none of %s, %o', async (path, how) => {
    const { network, ask, local } = openTab();
    await ask(path, how);
    network.isOnline = false;
    await expect(ask(path, how)).rejects.toBe(lost);
    expect(local.length).toBe(0);
  });

  it('lives where the session lives, and goes with it', async () => {
    for (const rememberMe of [true, false]) {
      const { local, ownTab, ask, session } = openTab({ rememberMe });
      await ask('/api/cart');
      const [kept, other] = rememberMe ? [local, ownTab] : [ownTab, local];
      await vi.waitFor(() => expect(kept.length).toBe(1));
      expect(other.length).toBe(0);
      session.write({ ...ann, rememberMe, token: 'b' });
      expect(kept.length).toBe(1);
      session.clear();
      expect(kept.length).toBe(0);
    }
  });

  it('is not shown to who signs in after', async () => {
    const { network, ask, session } = openTab();
    await ask('/api/cart');
    session.write({ ...ann, userUuid: 'bob' });
    network.isOnline = false;
    await expect(ask('/api/cart')).rejects.toBe(lost);
  });
});
