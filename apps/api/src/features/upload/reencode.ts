import {
  isPictureTooLarge,
  MAX_UPLOAD_FILES,
  PICTURE_HEAD_BYTES,
  PICTURE_MAX_PIXELS,
  pictureTypeOf,
  uploadTypes,
} from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import sharp from 'sharp';
import { createGate } from '../../http/limits/createGate.ts';

/** Maximum side length in pixels: larger than any display size in the shop. */
const KEPT_SIDE = 2560;
/** Decoding timeout. */
const SECONDS = 5;

/** Reason why a picture is rejected; an error code of a field. */
export type PictureFault = 'FILE_TYPE' | 'FILE_DIMENSIONS' | 'FILE_CORRUPT';

/** Re-encoded picture: WebP without metadata. */
export interface OwnPicture {
  bytes: Uint8Array;
  /** Size in pixels, after rotation by the EXIF orientation. */
  width: number;
  height: number;
}

// Disable all other loaders of libvips (SVG, GIF, PDF, …), regardless of the file content.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.cache(false);

/** Limits concurrent decoding: a decoded picture uses up to 160 MB. */
const AT_ONCE = 2;
// Pictures of one upload are never rejected because they wait for each other.
const gate = createGate({ atOnce: AT_ONCE, patienceMs: (MAX_UPLOAD_FILES * SECONDS * 1000) / AT_ONCE });

/**
 * Decodes and re-encodes a picture, which removes metadata and data that is hidden in the file. Scales it down to at most 2560
 * pixels a side.
 *
 * @returns the picture, or the reason for rejection
 * @throws {Refusal} OVERLOADED when the wait or the decoding takes too long
 */
export async function reencode(file: Blob): Promise<OwnPicture | PictureFault> {
  const type = pictureTypeOf(new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer()));
  if (!uploadTypes.some((accepted) => accepted === type)) return 'FILE_TYPE';
  return gate.run(async () => decode(new Uint8Array(await file.arrayBuffer())));
}

async function decode(bytes: Uint8Array): Promise<OwnPicture | PictureFault> {
  const options = { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error', pages: 1 } as const;
  try {
    // Check the size in the header before decoding; the pixel limit of the library only applies during decoding.
    const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (isPictureTooLarge({ width, height })) return 'FILE_DIMENSIONS';
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .resize(KEPT_SIDE, KEPT_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { bytes: new Uint8Array(data), width: info.width, height: info.height };
  } catch (error) {
    // A picture within the limits only takes this long on an overloaded machine.
    if (error instanceof Error && error.message.startsWith('timeout')) throw refuse('OVERLOADED', { retryAfter: 5 });
    return 'FILE_CORRUPT';
  }
}
