import type { Backend } from '@mallard/domain/client';
import { describe, expect, it } from 'vitest';
import { withSampleShop } from './withSampleShop.ts';

const networkError = new TypeError('Failed to fetch');
const products = () => new Request('http://shop.test/api/products?sort=sales');

/** Opens a tab whose network can be switched off, and counts how often the sample shop is opened. */
function openTab(sample: () => Promise<Backend> = async () => async () => Response.json('sample')) {
  const network = { isOnline: true, opened: 0 };
  const backend = withSampleShop(
    async () => (network.isOnline ? Response.json('server') : Promise.reject(networkError)),
    {
      open() {
        network.opened += 1;
        return sample();
      },
      isOnline: () => network.isOnline,
    },
  );
  return { network, request: async (request: Request) => (await backend(request)).json() };
}

describe('withSampleShop', () => {
  it('uses the server while it can be reached', async () => {
    const { network, request } = openTab();
    expect(await request(products())).toBe('server');
    expect(network.opened).toBe(0);
  });

  it('returns sample data offline, and loads the sample shop once', async () => {
    const { network, request } = openTab();
    network.isOnline = false;
    expect(await Promise.all([request(products()), request(products())])).toEqual(['sample', 'sample']);
    expect(network.opened).toBe(1);
  });

  it.each([
    ['/api/cart', 'GET'],
    ['/api/orders', 'GET'],
    ['/api/ping', 'HEAD'],
    ['/api/products', 'POST'],
  ])('returns no sample data for %s, %s', async (path, method) => {
    const { network, request } = openTab();
    network.isOnline = false;
    await expect(request(new Request(`http://shop.test${path}`, { method }))).rejects.toBe(networkError);
    expect(network.opened).toBe(0);
  });

  it('throws the network error if the sample shop can’t be loaded, and retries on the next request', async () => {
    let isLoadable = false;
    const { network, request } = openTab(async () => {
      if (!isLoadable) throw new Error('Failed to load the chunk');
      return async () => Response.json('sample');
    });
    network.isOnline = false;
    await expect(request(products())).rejects.toBe(networkError);
    isLoadable = true;
    expect(await request(products())).toBe('sample');
  });
});
