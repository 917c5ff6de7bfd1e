import type { Backend } from '@mallard/domain/client';
import { describe, expect, it } from 'vitest';
import { withSampleShop } from './withSampleShop.ts';

const lost = new TypeError('Failed to fetch');
const products = () => new Request('http://shop.test/api/products?sort=sales');

/** A shop that can be cut off, and a sample shop that tells how often it was opened. */
function openTab(sample: () => Promise<Backend> = async () => async () => Response.json('sample')) {
  const network = { isOnline: true, opened: 0 };
  const backend = withSampleShop(async () => (network.isOnline ? Response.json('server') : Promise.reject(lost)), {
    open() {
      network.opened += 1;
      return sample();
    },
    isOnline: () => network.isOnline,
  });
  return { network, ask: async (request: Request) => (await backend(request)).json() };
}

describe('a shop with samples', () => {
  it('asks the server as long as that can be reached', async () => {
    const { network, ask } = openTab();
    expect(await ask(products())).toBe('server');
    expect(network.opened).toBe(0);
  });

  it('shows samples without a network, and loads them once', async () => {
    const { network, ask } = openTab();
    network.isOnline = false;
    expect(await Promise.all([ask(products()), ask(products())])).toEqual(['sample', 'sample']);
    expect(network.opened).toBe(1);
  });

  it.each([
    ['/api/cart', 'GET'],
    ['/api/orders', 'GET'],
    ['/api/ping', 'HEAD'],
    ['/api/products', 'POST'],
  ])('has no sample of %s, %s', async (path, method) => {
    const { network, ask } = openTab();
    network.isOnline = false;
    await expect(ask(new Request(`http://shop.test${path}`, { method }))).rejects.toBe(lost);
    expect(network.opened).toBe(0);
  });

  it('fails as the network does where the samples cannot be had, and tries again', async () => {
    let isKept = false;
    const { network, ask } = openTab(async () => {
      if (!isKept) throw new Error('The chunk cannot be loaded.');
      return async () => Response.json('sample');
    });
    network.isOnline = false;
    await expect(ask(products())).rejects.toBe(lost);
    isKept = true;
    expect(await ask(products())).toBe('sample');
  });
});
