import sharp from 'sharp';
import { PREVIEW_PATH, PREVIEW_SIZE, SHOP_PREVIEW } from '../src/navigation/head.ts';

/** Paths of previews: the prefix, the path of a picture (`/media/…` or `/uploads/…`), and `.jpg`. */
const PREVIEW_PATTERN = new RegExp(`^${PREVIEW_PATH}(/(?:media|uploads)/[\\w./-]+)\\.jpg$`);
const { width, height } = PREVIEW_SIZE;
const MAX_PIXELS = 40_000_000;
const TIMEOUT_SECONDS = 5;
/** Number of previews in memory, about 60 kB each. */
const MAX_CACHED = 200;
const MAX_PENDING = 20;
/** Pictures with at least this aspect ratio are cropped; others are shown whole. */
const MIN_CROP_RATIO = 1.4;

/**
 * Creates the handler of link previews. It converts pictures of the shop to JPEGs of 1200 × 630 pixels for messengers and social
 * networks, which don't support WebP. If a picture can't be converted, it redirects to the shop's own preview.
 *
 * @param api serves the pictures
 * @returns the handler; it returns `null` for paths that aren't previews
 */
export function createPreviews(api: (request: Request) => Promise<Response>): (url: URL) => Promise<Response | null> {
  // Keyed by ETag, because several URLs can serve the same picture.
  const cached = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  let pending = 0;

  function convert(tag: string, picture: Response): Promise<Buffer<ArrayBuffer>> {
    const cachedConversion = cached.get(tag);
    if (cachedConversion) return cachedConversion;
    if (pending >= MAX_PENDING)
      throw new Error(`Too many pending previews: at most ${MAX_PENDING} are converted at the same time.`);
    pending++;
    const conversion = picture
      .arrayBuffer()
      .then(toPreview)
      .finally(() => pending--);
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
    try {
      const bytes = await convert(picture.headers.get('ETag') ?? path, picture);
      return new Response(bytes, {
        headers: {
          'Content-Type': 'image/jpeg',
          'Cache-Control': picture.headers.get('Cache-Control') ?? 'no-cache',
          'Cross-Origin-Resource-Policy': 'cross-origin',
        },
      });
    } catch {
      return new Response(null, { status: 302, headers: { Location: SHOP_PREVIEW, 'Cache-Control': 'no-store' } });
    }
  };
}

/** Converts a picture to a preview. Wide pictures are cropped; for others, the edge pixels are repeated to fill the space. */
async function toPreview(bytes: ArrayBuffer): Promise<Buffer<ArrayBuffer>> {
  const options = { limitInputPixels: MAX_PIXELS, pages: 1 };
  const image = sharp(bytes, options).autoOrient();
  const { width: sourceWidth, height: sourceHeight } = await image.metadata();
  const isWide = sourceWidth / sourceHeight >= MIN_CROP_RATIO;
  const { data, info } = await image
    .resize(width, height, { fit: isWide ? 'cover' : 'inside' })
    .flatten({ background: '#fff' })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const [remainingWidth, remainingHeight] = [width - info.width, height - info.height];
  const [left, top] = [Math.floor(remainingWidth / 2), Math.floor(remainingHeight / 2)];
  return sharp(data)
    .extend({ left, right: remainingWidth - left, top, bottom: remainingHeight - top, extendWith: 'copy' })
    .jpeg({ quality: 84 })
    .toBuffer() as Promise<Buffer<ArrayBuffer>>;
}
