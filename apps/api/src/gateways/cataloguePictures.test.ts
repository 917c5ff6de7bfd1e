import { products } from '@mallard/catalogue';
import { getHome, getProduct } from '@mallard/domain/contract';
import { stableId } from '@mallard/offline/backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../testing/index.ts';
import { seededApp } from '../testing/seededApp.ts';

const TYPE = 'image/webp';
const photograph = products[0]?.pictures[0]?.url ?? '';

let shop: TestApp;
beforeAll(async () => {
  shop = await seededApp();
});
afterAll(() => shop.close());

describe('pictures of the sample shop', () => {
  it('exist for every product and carousel slide', async () => {
    const { data: home } = await shop.call(getHome, {});
    const { data: product } = await shop.call(getProduct, { params: { id: stableId('product', 'cloud-glaze-mug') } });
    const pictures = [
      ...home.carousels.flatMap(({ wide, tall }) => [wide, tall]),
      ...home.categories.flatMap(({ picture }) => picture ?? []),
      ...home.recommended.map(({ image }) => image),
      ...product.images,
      ...product.skus.flatMap(({ image }) => image ?? []),
    ];
    for (const { url, sources } of pictures) {
      for (const { url: address, type } of [{ url, type: TYPE }, ...sources]) {
        const response = await shop.app.request(address);
        const { headers, status } = response;
        expect({ address, status, type: headers.get('content-type') }).toEqual({ address, status: 200, type });
        const body = new Uint8Array(await response.arrayBuffer());
        expect(headers.get('content-length')).toBe(String(body.byteLength));
      }
    }
  });

  it('are cached permanently, can’t run scripts, and support conditional requests', async () => {
    const { headers } = await shop.app.request(photograph);
    expect(headers.get('content-type')).toBe(TYPE);
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const again = await shop.app.request(photograph, { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('have no body in the response to HEAD', async () => {
    const whole = await shop.app.request(photograph);
    const { status, headers, body } = await shop.app.request(photograph, { method: 'HEAD' });
    expect([status, body]).toEqual([200, null]);
    expect(headers.get('content-length')).toBe(String((await whole.arrayBuffer()).byteLength));
    expect(headers.get('etag')).toBe(whole.headers.get('etag'));
  });

  it('don’t vary by user or language, so that browsers cache one copy', async () => {
    const { headers } = await shop.app.request(photograph);
    expect(headers.get('vary')).toBe('Origin');
  });

  it.each([
    '/media',
    '/media/pictures/',
    '/media/pictures/manifest.json',
    '/media/pictures/cloud-glaze-mug/amber-640.avif',
    '/media/pictures/cloud-glaze-mug/amber-641.0123456789.avif',
    '/media/pictures/cloud-glaze-mug/nowhere-640.0123456789.avif',
    '/media/pictures/__proto__/amber-640.0123456789.avif',
    '/media/pictures/cloud-glaze-mug',
    '/media/pictures/scenes/nowhere-wide-640.0123456789.webp',
    '/media/cloud-glaze-mug/amber-640.0123456789.avif',
    `${photograph}/x`,
  ])('are not found at %s', async (path) => {
    const response = await shop.app.request(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 404, data: { error: 'NOT_FOUND' } });
  });

  it('reject methods other than GET and HEAD', async () => {
    const response = await shop.app.request(photograph, { method: 'PUT' });
    expect(response.status).toBe(405);
  });
});
