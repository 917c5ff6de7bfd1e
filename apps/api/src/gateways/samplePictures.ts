import { createHash } from 'node:crypto';
import { parsePictureName, parseSceneName, productPicture, scenePicture } from '@mallard/catalogue';
import { refuse } from '../router/refuse.ts';
import type { Pages } from './pages.ts';

// The name says what is drawn, so what was drawn once never changes.
const FOREVER = 'public, max-age=31536000, immutable';

/** Draws the pictures of the sample shop: `/media/pictures/…` and `/media/scenes/…`. Names that mean nothing are 404. */
export const samplePictures: Pages = {
  prefix: '/media',
  fetch(request) {
    const [, , folder = '', name = '', ...more] = new URL(request.url).pathname.split('/');
    const svg = more.length === 0 ? draw(folder, name) : null;
    if (svg === null) throw refuse.notFound();
    if (request.method !== 'GET' && request.method !== 'HEAD') throw refuse('METHOD_NOT_ALLOWED');
    const headers = {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': FOREVER,
      // A storefront on another host shows them too.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`,
    };
    if (request.headers.get('if-none-match') === headers.ETag) return new Response(null, { status: 304, headers });
    return new Response(svg, { headers });
  },
};

function draw(folder: string, name: string): string | null {
  if (folder === 'pictures') {
    const picture = parsePictureName(name);
    return picture && productPicture(picture);
  }
  const scene = folder === 'scenes' ? parseSceneName(name) : null;
  return scene && scenePicture(scene);
}
