import { getHealth, getReady, ping } from '@mallard/domain/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../http/logging/createLogger.ts';
import { createTestApp, type TestApp } from '../../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

describe('the service', () => {
  it('returns its health', async () => {
    const { status, data } = await shop.call(getHealth, {});
    expect(status).toBe(200);
    expect(data).toEqual({ status: 'ok', time: '2026-11-20T08:00:00.000Z', version: '0.1.0' });
  });

  it('returns its readiness', async () => {
    expect((await shop.call(getReady, {})).data).toEqual({ status: 'ready' });
  });

  it('logs why it is not ready', async () => {
    const { ready, logger } = shop.deps;
    const lines: string[] = [];
    shop.deps.logger = createLogger('warn', { write: (line) => void lines.push(line) });
    shop.deps.ready = async () => {
      throw new Error('The server is shutting down');
    };
    expect((await shop.call(getReady, {})).status).toBe(503);
    shop.deps.ready = ready;
    shop.deps.logger = logger;
    expect(lines.join('')).toContain('The server is shutting down');
  });

  it('answers a ping, also with HEAD, and disables caching', async () => {
    expect((await shop.call(ping, {})).status).toBe(200);
    const head = await shop.app.request('/api/ping', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(head.headers.get('cache-control')).toBe('no-store');
  });
});
