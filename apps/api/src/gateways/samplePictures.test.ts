import { pictureUrl, products } from '@mallard/catalogue';
import { getHome, getProduct } from '@mallard/domain/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stableId } from '../db/seed/stableId.ts';
import type { TestApp } from '../testing/index.ts';
import { seededApp } from '../testing/seededApp.ts';

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
    for (const { url, width, height } of pictures) {
      const response = await shop.app.request(url);
      expect({ url, status: response.status }).toEqual({ url, status: 200 });
      expect(await response.text()).toContain(`viewBox="0 0 ${width} ${height}"`);
    }
  });

  it('are kept for good, run nothing, and are not sent twice', async () => {
    const url = pictureUrl(products[0]?.pictures[0] ?? { shape: 'mug', tint: 'sage', colour: '#0E5546' });
    const { headers } = await shop.app.request(url);
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const again = await shop.app.request(url, { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
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
    const response = await shop.app.request('/media/pictures/mug-sage-0E5546.svg', { method: 'PUT' });
    expect(response.status).toBe(405);
  });
});
