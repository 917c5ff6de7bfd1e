import sharp from 'sharp';
import { PREVIEW_PATH, PREVIEW_SIZE, SHOP_PREVIEW } from '../src/navigation/head.ts';

/** Pictures that the shop serves, `/media/…` and `/uploads/…`, with `.jpg` behind their path. */
const FORM = new RegExp(`^${PREVIEW_PATH}(/(?:media|uploads)/[\\w./-]+)\\.jpg$`);
const { width, height } = PREVIEW_SIZE;
const MAX_PIXELS = 40_000_000;
const SECONDS = 5;
/** About 60 kB each. */
const MAX_CACHED = 200;
const MAX_PENDING = 20;
/** Narrower pictures are shown whole. */
const CROPPED_FROM = 1.4;

/**
 * Makes the handler of link previews: a picture of the shop as a JPEG of 1200 × 630 pixels, for chats and social networks, which
 * take no WebP. What can't be converted is answered with the shop's own preview.
 *
 * @param api serves the pictures
 * @returns the handler; it answers `null` for a path that is no preview
 */
export function createPreviews(api: (request: Request) => Promise<Response>): (url: URL) => Promise<Response | null> {
  // By the tag of the picture's bytes: several addresses may lead to the same picture.
  const cached = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  let pending = 0;

  function convert(tag: string, picture: Response): Promise<Buffer<ArrayBuffer>> {
    const existing = cached.get(tag);
    if (existing) return existing;
    if (pending >= MAX_PENDING) throw new Error('Too many previews are being made.');
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
    const path = FORM.exec(pathname)?.[1];
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

/** Wide pictures fill the preview; of others the backdrop is continued to both sides. */
async function toPreview(bytes: ArrayBuffer): Promise<Buffer<ArrayBuffer>> {
  const options = { limitInputPixels: MAX_PIXELS, pages: 1 };
  const image = sharp(bytes, options).autoOrient();
  const { width: sourceWidth, height: sourceHeight } = await image.metadata();
  const isWide = sourceWidth / sourceHeight >= CROPPED_FROM;
  const { data, info } = await image
    .resize(width, height, { fit: isWide ? 'cover' : 'inside' })
    .flatten({ background: '#fff' })
    .timeout({ seconds: SECONDS })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const [spareWidth, spareHeight] = [width - info.width, height - info.height];
  const [left, top] = [Math.floor(spareWidth / 2), Math.floor(spareHeight / 2)];
  return sharp(data)
    .extend({ left, right: spareWidth - left, top, bottom: spareHeight - top, extendWith: 'copy' })
    .jpeg({ quality: 84 })
    .toBuffer() as Promise<Buffer<ArrayBuffer>>;
}
