import { refuse } from '@mallard/domain/serving';
import type { MediaFile } from './mediaFile.ts';
import type { Pages } from './pages.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const FIVE_MINUTES = 'public, max-age=300';

/**
 * Serves pictures below `/media`. An address names its bytes; one from before a photograph was taken anew, as an old order
 * has it, still shows the present take. Names that mean nothing are 404.
 *
 * @param find the picture behind a path
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
      // Small enough to be sent as a whole, always.
      'Accept-Ranges': 'none',
      'Cache-Control': file.isCurrent ? FOREVER : FIVE_MINUTES,
      // A storefront on another host shows them too.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: etag,
      // Neither who asks nor in which language changes a picture.
      Vary: 'Origin',
    };
    if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    const bytes = await file.read();
    return new Response(request.method === 'HEAD' ? null : bytes, {
      headers: { ...headers, 'Content-Length': String(bytes.byteLength) },
    });
  }
}

/** Proxies that compress mark the tag as weak. */
function isKnown(tags: string | null, etag: string): boolean {
  return tags?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}
