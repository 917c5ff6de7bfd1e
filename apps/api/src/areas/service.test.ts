import { getHealth, getReady, ping } from '@mallard/domain/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

describe('the service', () => {
  it('says that it is alive', async () => {
    const { status, data } = await shop.call(getHealth, {});
    expect(status).toBe(200);
    expect(data).toEqual({ status: 'ok', time: '2026-11-20T08:00:00.000Z', version: '0.1.0' });
  });

  it('says that it is ready', async () => {
    expect((await shop.call(getReady, {})).data).toEqual({ status: 'ready' });
  });

  it('answers a ping, HEAD as well, and lets nobody keep the answer', async () => {
    expect((await shop.call(ping, {})).status).toBe(200);
    const head = await shop.app.request('/api/ping', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(head.headers.get('cache-control')).toBe('no-store');
  });
});
