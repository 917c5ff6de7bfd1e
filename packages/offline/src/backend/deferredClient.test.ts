import { createClient, memorySession } from '@mallard/domain/client';
import { listProducts as wholeEndpoint } from '@mallard/domain/contract';
import { endpoints } from '@mallard/domain/contract/all';
import { createDeferredClient, listProducts, login } from '@mallard/domain/endpoints';
import { describe, expect, it, vi } from 'vitest';
import { sampleShop } from '../sample/index.ts';
import { createOfflineBackend } from './createOfflineBackend.ts';

const client = createClient({
  backend: createOfflineBackend({ shop: sampleShop, now: Date.now }),
  baseUrl: 'http://offline.invalid',
  session: memorySession(),
  locale: () => 'en-US',
  version: 'test',
  passwordHashing: { salt: 'test', iterations: 1 },
});
const code = { client, endpoints };

describe('a deferred client', () => {
  it('is loaded once, by the first of many calls, and responds like the client', async () => {
    const load = vi.fn(async () => code);
    const late = createDeferredClient(load);
    expect(load).not.toHaveBeenCalled();
    const query = { sort: 'newest' } as const;
    const [first, second] = await Promise.all([
      late.call(listProducts, { query }),
      late.call(wholeEndpoint, { query }),
    ]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(first).toEqual(second);
    expect(first.items).toEqual((await client.call(wholeEndpoint, { query })).items);
    expect(await late.open()).toBe(client);
  });

  it('passes on input, options and failures', async () => {
    const late = createDeferredClient(async () => code);
    const ended = new AbortController();
    ended.abort();
    await expect(late.call(listProducts, {}, { signal: ended.signal })).rejects.toMatchObject({
      error: { kind: 'Aborted' },
    });
    await expect(late.call(login, { body: { username: 'demo', password: 'wrong12345' } })).rejects.toMatchObject({
      error: { kind: 'BadCredentials' },
    });
  });

  it('fails like the network if it cannot be loaded, and is loaded again by the next call', async () => {
    const late = createDeferredClient(
      vi.fn(async () => code).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module')),
    );
    await expect(late.call(listProducts, {})).rejects.toMatchObject({ error: { kind: 'Network' } });
    expect((await late.call(listProducts, {})).items.length).toBeGreaterThan(0);
  });
});
