import { refuse } from '@mallard/domain/serving';
import { matchesEtag } from './matchesEtag.ts';
import type { MediaFile } from './mediaFile.ts';
import type { Pages } from './pages.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const FIVE_MINUTES = 'public, max-age=300';

/**
 * Serves pictures under `/media`. URLs contain a hash of the content. A URL with an outdated hash, as in an old order, returns the
 * current picture. Unknown paths return 404.
 *
 * @param find finds the picture of a path
 */
export function createPicturePages(find: (path: string) => MediaFile | null): Pages {
  return { prefix: '/media', fetch: serve };

  async function serve(request: Request): Promise<Response> {
    const file = find(new URL(request.url).pathname);
    if (file === null) throw refuse.notFound();
    if (request.method !== 'GET' && request.method !== 'HEAD') throw refuse('METHOD_NOT_ALLOWED');
    const etag = `"${file.hash}"`;
    const headers = {
      'Content-Type': file.type,
      // Pictures are small, so range requests are not supported.
      'Accept-Ranges': 'none',
      'Cache-Control': file.isCurrent ? FOREVER : FIVE_MINUTES,
      // Allows a storefront on another origin to show pictures.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: etag,
      // Pictures don't depend on the user or language.
      Vary: 'Origin',
    };
    if (matchesEtag(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
    const bytes = await file.read();
    return new Response(request.method === 'HEAD' ? null : bytes, {
      headers: { ...headers, 'Content-Length': String(bytes.byteLength) },
    });
  }
}
