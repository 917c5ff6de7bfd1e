import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createPreviews } from './previews.ts';

type Size = [width: number, height: number];

/** An API that serves WebP pictures, and what it was asked for. */
function picturesOf(pictures: Readonly<Record<string, Size | 'broken'>>) {
  const asked: string[] = [];
  const previews = createPreviews(async ({ url }) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
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
  return { asked, ask: (path: string) => previews(new URL(path, 'https://shop.test')) };
}

describe('previews', () => {
  it.each<Size>([
    [960, 960],
    [1600, 900],
    [300, 500],
    [4000, 200],
    [1, 1],
  ])('are JPEGs of 1200 × 630 pixels, of a picture of %i × %i', async (...size) => {
    const { ask } = picturesOf({ '/media/pictures/mug/amber-960.0123456789.webp': size });
    const answer = await ask('/preview/media/pictures/mug/amber-960.0123456789.webp.jpg');
    expect(answer?.status).toBe(200);
    expect(answer?.headers.get('Content-Type')).toBe('image/jpeg');
    expect(answer?.headers.get('Cache-Control')).toBe('max-age=9');
    const bytes = new Uint8Array((await answer?.arrayBuffer()) ?? []);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('are the shop’s own where a picture cannot be read', async () => {
    const { ask } = picturesOf({ '/uploads/a.webp': 'broken' });
    const answer = await ask('/preview/uploads/a.webp.jpg');
    expect([answer?.status, answer?.headers.get('Location')]).toEqual([302, '/icons/preview.jpg']);
  });

  it('do not exist for pictures that are not there, and ask the API for nothing else', async () => {
    const { ask, asked } = picturesOf({});
    expect(await ask('/preview/media/none.webp.jpg')).toBeNull();
    for (const path of ['/preview/api/cart.jpg', '/preview/media/a.webp', '/preview/media/%2e%2e/api.jpg', '/preview/'])
      expect(await ask(path), path).toBeNull();
    expect(asked).toEqual(['/media/none.webp']);
  });
});
