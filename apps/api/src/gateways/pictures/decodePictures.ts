// Main module of the picture process. Only this process loads the decoders: the memory that they need returns to the system when it
// ends, and a decoder that crashes doesn't end the server.
import { writeFile } from 'node:fs/promises';
import { isPictureTooLarge, PICTURE_MAX_PIXELS } from '@mallard/domain/rules';
import sharp from 'sharp';
import type { OwnPicture, PictureFault, PictureReply, PictureRequest } from './pictureTasks.ts';

/** Maximum side length in pixels: larger than any display size in the shop. */
const STORED_SIDE = 2560;
/** Decoding timeout. */
const SECONDS = 5;
/** Previews of pictures with at least this aspect ratio are cropped; others are shown whole. */
const MIN_CROP_RATIO = 1.4;

// Disable all other loaders of libvips (SVG, GIF, PDF, …), regardless of the file content.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.cache(false);

async function reencode(bytes: Uint8Array): Promise<OwnPicture | PictureFault> {
  const options = { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error', pages: 1 } as const;
  // Check the size in the header before decoding; the pixel limit of the library only applies during decoding.
  const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
  if (isPictureTooLarge({ width, height })) return 'FILE_DIMENSIONS';
  const { data, info } = await sharp(bytes, options)
    .autoOrient()
    .resize(STORED_SIDE, STORED_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: 2 })
    .timeout({ seconds: SECONDS })
    .toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), width: info.width, height: info.height };
}

/** Converts a picture to a JPEG. Wide pictures are cropped; for others, the edge pixels are repeated to fill the space. */
async function toPreview(bytes: Uint8Array, width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, pages: 1 }).autoOrient();
  const { width: sourceWidth, height: sourceHeight } = await image.metadata();
  const isWide = sourceWidth / sourceHeight >= MIN_CROP_RATIO;
  const { data, info } = await image
    .resize(width, height, { fit: isWide ? 'cover' : 'inside' })
    .flatten({ background: '#fff' })
    .timeout({ seconds: SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [remainingWidth, remainingHeight] = [width - info.width, height - info.height];
  const [left, top] = [Math.floor(remainingWidth / 2), Math.floor(remainingHeight / 2)];
  const preview = await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .extend({ left, right: remainingWidth - left, top, bottom: remainingHeight - top, extendWith: 'copy' })
    .jpeg({ quality: 84 })
    .toBuffer();
  return new Uint8Array(preview);
}

async function run(request: PictureRequest): Promise<PictureReply> {
  try {
    if (request.task === 'reencode') return { result: await reencode(request.bytes) };
    return { result: await toPreview(request.bytes, request.width, request.height) };
  } catch (error) {
    // A picture within the limits only takes this long on an overloaded machine.
    if (error instanceof Error && error.message.startsWith('timeout')) return { error: 'TIMEOUT' };
    return { result: request.task === 'reencode' ? 'FILE_CORRUPT' : null };
  }
}

// If memory runs out, Linux ends this process and not the server.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
// Ctrl+C signals all processes of the terminal. The server ends this one after its last task.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (request: PictureRequest) => void run(request).then((reply) => process.send?.(reply)));
