import { describe, expect, it } from 'vitest';
import { createPicturePages } from './createPicturePages.ts';
import type { MediaFile } from './mediaFile.ts';

const bytes = new Uint8Array([1, 2, 3]);
const photograph: MediaFile = { type: 'image/avif', hash: '0123456789', isCurrent: true, read: async () => bytes };
const pictures: Readonly<Record<string, MediaFile>> = {
  '/media/new.avif': photograph,
  '/media/old.avif': { ...photograph, isCurrent: false },
};
const pages = createPicturePages((path) => pictures[path] ?? null);
const ask = async (path: string, init?: RequestInit) =>
  pages.fetch(new Request(`https://shop.example/media/${path}`, init));

describe('a picture', () => {
  it('is cached permanently at the URL with its current hash', async () => {
    const response = await ask('new.avif');
    expect(Object.fromEntries(response.headers)).toEqual({
      'accept-ranges': 'none',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': '3',
      'content-type': 'image/avif',
      'cross-origin-resource-policy': 'cross-origin',
      etag: '"0123456789"',
      vary: 'Origin',
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  });

  it('is sent completely in response to a range request', async () => {
    const response = await ask('new.avif', { headers: { Range: 'bytes=0-1' } });
    expect([response.status, response.headers.get('accept-ranges')]).toEqual([200, 'none']);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  });

  it('is cached briefly at the URL with an earlier hash', async () => {
    expect((await ask('old.avif')).headers.get('cache-control')).toBe('public, max-age=300');
  });

  it.each(['"0123456789"', 'W/"0123456789"', '"other", "0123456789"'])(
    'is answered with 304 for If-None-Match %s',
    async (tags) => {
      const response = await ask('old.avif', { headers: { 'If-None-Match': tags } });
      expect([response.status, await response.text()]).toEqual([304, '']);
      expect(response.headers.get('etag')).toBe('"0123456789"');
    },
  );

  it('is sent if the ETag differs', async () => {
    expect((await ask('new.avif', { headers: { 'If-None-Match': '"9876543210"' } })).status).toBe(200);
  });

  it('is not found at other paths, and rejects other methods', async () => {
    await expect(ask('none.avif')).rejects.toMatchObject({ status: 404 });
    await expect(ask('new.avif', { method: 'DELETE' })).rejects.toMatchObject({ status: 405 });
  });
});
