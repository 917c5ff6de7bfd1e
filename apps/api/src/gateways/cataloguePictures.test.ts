import { getHome, getProduct } from '@mallard/domain/contract';
import { stableId } from '@mallard/domain/offline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../testing/index.ts';
import { seededApp } from '../testing/seededApp.ts';

const DRAWING = '/media/pictures/mug-sage-0E5546.svg';

const DRAWN = 'image/svg+xml; charset=utf-8';
const typeOf = (url: string) => (url.endsWith('.svg') ? DRAWN : 'image/webp');

let shop: TestApp;
beforeAll(async () => {
  shop = await seededApp();
});
afterAll(() => shop.close());

describe('pictures of the sample shop', () => {
  it('exist wherever a product or a slide points', async () => {
    const { data: home } = await shop.call(getHome, {});
    const { data: product } = await shop.call(getProduct, { params: { id: stableId('product', 'cloud-glaze-mug') } });
    const pictures = [
      ...home.carousels.flatMap(({ wide, tall }) => [wide, tall]),
      ...home.categories.flatMap(({ picture }) => picture ?? []),
      ...home.recommended.map(({ image }) => image),
      ...product.images,
      ...product.skus.flatMap(({ image }) => image ?? []),
    ];
    for (const { url, width, height, sources } of pictures) {
      for (const { url: address, type } of [{ url, type: typeOf(url) }, ...sources]) {
        const response = await shop.app.request(address);
        const { headers, status } = response;
        expect({ address, status, type: headers.get('content-type') }).toEqual({ address, status: 200, type });
        const body = new Uint8Array(await response.arrayBuffer());
        expect(headers.get('content-length')).toBe(String(body.byteLength));
        if (type === DRAWN) expect(new TextDecoder().decode(body)).toContain(`viewBox="0 0 ${width} ${height}"`);
      }
    }
  });

  it('are kept for good, run nothing, and are not sent twice', async () => {
    const { headers } = await shop.app.request(DRAWING);
    expect(headers.get('content-type')).toBe(DRAWN);
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const again = await shop.app.request(DRAWING, { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('come without a body when only the headers are asked for', async () => {
    const whole = await shop.app.request(DRAWING);
    const { status, headers, body } = await shop.app.request(DRAWING, { method: 'HEAD' });
    expect([status, body]).toEqual([200, null]);
    expect(headers.get('content-length')).toBe(String((await whole.arrayBuffer()).byteLength));
    expect(headers.get('etag')).toBe(whole.headers.get('etag'));
  });

  it('vary with neither the shopper nor the language, so that browsers keep one copy', async () => {
    const { headers } = await shop.app.request(DRAWING);
    expect(headers.get('vary')).toBe('Origin');
  });

  it.each([
    '/media',
    '/media/pictures/',
    '/media/pictures/mug-sage-0E5546.png',
    '/media/pictures/mug-sage-0e5546.svg',
    '/media/pictures/mug-sage-123456.svg',
    '/media/pictures/dragon-sage-0E5546.svg',
    '/media/pictures/constructor-sage-0E5546.svg',
    '/media/pictures/mug-sage-0E5546.svg/x',
    '/media/pictures/manifest.json',
    '/media/pictures/cloud-glaze-mug/amber-640.avif',
    '/media/pictures/cloud-glaze-mug/amber-641.0123456789.avif',
    '/media/pictures/cloud-glaze-mug/nowhere-640.0123456789.avif',
    '/media/pictures/__proto__/amber-640.0123456789.avif',
    '/media/pictures/cloud-glaze-mug',
    '/media/scenes/nowhere-wide.svg',
    '/media/scenes/evening-light-square.svg',
    '/media/scenes/__proto__-wide.svg',
    '/media/mug-sage-0E5546.svg',
  ])('are not found at %s', async (path) => {
    const response = await shop.app.request(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 404, data: { error: 'NOT_FOUND' } });
  });

  it('cannot be changed', async () => {
    const response = await shop.app.request(DRAWING, { method: 'PUT' });
    expect(response.status).toBe(405);
  });
});
