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

/** More than any screen of the shop shows. */
const KEPT_SIDE = 2560;
/** How long decoding a picture may take. */
const SECONDS = 5;

/** Why a picture is not taken; a code of a field. */
export type PictureFault = 'FILE_TYPE' | 'FILE_DIMENSIONS' | 'FILE_CORRUPT';

/** A picture that we have written ourselves: WebP, no metadata. */
export interface OwnPicture {
  bytes: Uint8Array;
  /** In pixels, as it is shown: turned the right way up. */
  width: number;
  height: number;
}

// Other loaders (SVG, GIF, PDF, …) do not exist for us, whatever a file makes libvips believe.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.cache(false);

/** A decoded picture takes up to 160 MB, so only a few are worked on at once. */
const AT_ONCE = 2;
// The pictures of one upload wait for each other, however slow the machine is.
const gate = createGate({ atOnce: AT_ONCE, patienceMs: (MAX_UPLOAD_FILES * SECONDS * 1000) / AT_ONCE });

/**
 * Decodes a picture and writes it anew, so that nothing of the file that came is kept: no metadata, nothing hidden behind
 * the picture. Larger ones shrink to 2560 pixels a side.
 *
 * @returns the picture, or why it is not taken
 * @throws {Refusal} OVERLOADED when it would wait too long, or decoding takes too long
 */
export async function reencode(file: Blob): Promise<OwnPicture | PictureFault> {
  const type = pictureTypeOf(new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer()));
  if (!uploadTypes.some((taken) => taken === type)) return 'FILE_TYPE';
  return gate.run(async () => decode(new Uint8Array(await file.arrayBuffer())));
}

async function decode(bytes: Uint8Array): Promise<OwnPicture | PictureFault> {
  const options = { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error', pages: 1 } as const;
  try {
    // Read from the header, before anything is decoded; the limit of pixels would only stop the decoding.
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
    // A picture within the limits takes that long only on a machine that has too much to do.
    if (error instanceof Error && error.message.startsWith('timeout')) throw refuse('OVERLOADED', { retryAfter: 5 });
    return 'FILE_CORRUPT';
  }
}
