import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createPreviews } from './previews.ts';

type Size = [width: number, height: number];

/** Creates previews of WebP pictures from a mock API, and records the paths that it serves. */
function picturesOf(pictures: Readonly<Record<string, Size | 'broken'>>) {
  const requestedPaths: string[] = [];
  const previews = createPreviews(async ({ url }) => {
    const { pathname } = new URL(url);
    requestedPaths.push(pathname);
    const picture = pictures[pathname];
    if (picture === undefined) return new Response(null, { status: 404 });
    if (picture === 'broken') return new Response('broken');
    const [width, height] = picture;
    const bytes = await sharp({ create: { width, height, channels: 3, background: '#0e5546' } })
      .webp()
      .toBuffer();
    return new Response(new Uint8Array(bytes), {
      headers: { ETag: `"${width}x${height}"`, 'Cache-Control': 'max-age=9' },
    });
  });
  return { requestedPaths, getPreview: (path: string) => previews(new URL(path, 'https://shop.test')) };
}

describe('previews', () => {
  it.each<Size>([
    [960, 960],
    [1600, 900],
    [300, 500],
    [4000, 200],
    [1, 1],
  ])('are JPEGs of 1200 × 630 pixels, of a picture of %i × %i', async (...size) => {
    const { getPreview } = picturesOf({ '/media/pictures/mug/amber-960.0123456789.webp': size });
    const response = await getPreview('/preview/media/pictures/mug/amber-960.0123456789.webp.jpg');
    expect(response?.status).toBe(200);
    expect(response?.headers.get('Content-Type')).toBe('image/jpeg');
    expect(response?.headers.get('Cache-Control')).toBe('max-age=9');
    const bytes = new Uint8Array((await response?.arrayBuffer()) ?? []);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('redirect to the shop’s own preview if a picture can’t be converted', async () => {
    const { getPreview } = picturesOf({ '/uploads/a.webp': 'broken' });
    const response = await getPreview('/preview/uploads/a.webp.jpg');
    expect([response?.status, response?.headers.get('Location')]).toEqual([302, '/icons/preview.jpg']);
  });

  it('are refused with OVERLOADED while too many are waiting', async () => {
    const picture = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#0e5546' } })
      .png()
      .toBuffer();
    const previews = createPreviews(
      async ({ url }) => new Response(new Uint8Array(picture), { headers: { ETag: new URL(url).pathname } }),
    );
    const paths = Array.from({ length: 40 }, (_, n) => `https://shop.test/preview/media/${n}.webp.jpg`);
    const outcomes = await Promise.allSettled(paths.map((path) => previews(new URL(path))));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'OVERLOADED', status: 503 });
  });

  it('do not exist for missing pictures, and request nothing but pictures from the API', async () => {
    const { getPreview, requestedPaths } = picturesOf({});
    expect(await getPreview('/preview/media/none.webp.jpg')).toBeNull();
    for (const path of ['/preview/api/cart.jpg', '/preview/media/a.webp', '/preview/media/%2e%2e/api.jpg', '/preview/'])
      expect(await getPreview(path), path).toBeNull();
    expect(requestedPaths).toEqual(['/media/none.webp']);
  });
});
