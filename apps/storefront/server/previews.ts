import { createPictureProcess } from '@mallard/api/pictures';
import { PREVIEW_PATH, PREVIEW_SIZE, SHOP_PREVIEW } from '../src/navigation/head.ts';

/** Paths of previews: the prefix, the path of a picture (`/media/…` or `/uploads/…`), and `.jpg`. */
const PREVIEW_PATTERN = new RegExp(`^${PREVIEW_PATH}(/(?:media|uploads)/[\\w./-]+)\\.jpg$`);
/** Number of previews in memory, about 60 kB each. */
const MAX_CACHED = 200;
/** Maximum milliseconds that a preview waits for others to be converted. */
const PATIENCE_MS = 1000;

/**
 * Creates the handler of link previews. It converts pictures of the shop to JPEGs of 1200 × 630 pixels for messengers and social
 * networks, which don't support WebP. If a picture can't be converted, it redirects to the shop's own preview.
 *
 * @param api serves the pictures
 * @returns the handler; it returns `null` for paths that aren't previews, and throws a `Refusal` with OVERLOADED when too many
 * pictures are waiting
 */
export function createPreviews(api: (request: Request) => Promise<Response>): (url: URL) => Promise<Response | null> {
  const pictures = createPictureProcess({ patienceMs: PATIENCE_MS });
  // Keyed by ETag, because several URLs can serve the same picture.
  const cached = new Map<string, ReturnType<typeof convert>>();

  const convert = (picture: Response) =>
    pictures.run(async () => ({
      task: 'preview',
      bytes: new Uint8Array(await picture.arrayBuffer()),
      ...PREVIEW_SIZE,
    }));

  function convertOnce(tag: string, picture: Response): ReturnType<typeof convert> {
    const cachedConversion = cached.get(tag);
    if (cachedConversion) return cachedConversion;
    const conversion = convert(picture);
    cached.set(tag, conversion);
    conversion.catch(() => cached.delete(tag));
    const [oldest] = cached.keys();
    if (cached.size > MAX_CACHED && oldest !== undefined) cached.delete(oldest);
    return conversion;
  }

  return async ({ origin, pathname }) => {
    const path = PREVIEW_PATTERN.exec(pathname)?.[1];
    if (path === undefined) return null;
    const picture = await api(new Request(origin + path));
    if (!picture.ok) return null;
    const bytes = await convertOnce(picture.headers.get('ETag') ?? path, picture).finally(() => {
      // Closes the file if the conversion is cached or refused.
      if (!picture.bodyUsed) return picture.body?.cancel();
    });
    if (bytes === null)
      return new Response(null, { status: 302, headers: { Location: SHOP_PREVIEW, 'Cache-Control': 'no-store' } });
    return new Response(bytes, {
      headers: {
        'Content-Type': 'image/jpeg',
        'Cache-Control': picture.headers.get('Cache-Control') ?? 'no-cache',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    });
  };
}
