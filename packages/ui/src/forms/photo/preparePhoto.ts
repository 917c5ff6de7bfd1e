import { PICTURE_HEAD_BYTES, pictureSize, pictureTypeOf } from '@mallard/domain/rules';

/** Media types that are converted to JPEG where the browser can decode them. */
const CONVERTED: readonly (string | undefined)[] = ['image/heic', 'image/avif'];

/** Larger files are scaled down, although they may be accepted: back ends need seconds to decode them. */
const HEAVY_BYTES = 3 * 1024 * 1024;

/**
 * Prepares a photo for upload: sets its media type by its content, scales it down if it has too
 * many bytes or pixels or is slow to decode, and converts HEIC and AVIF to JPEG. The content of a file that the browser
 * cannot decode stays unchanged, so that a check can reject it.
 *
 * @param maxBytes maximum size of the result
 * @example const ready = await preparePhoto(file, 5 * 1024 * 1024)
 */
export async function preparePhoto(file: File, maxBytes: number): Promise<File> {
  if (file.size === 0) return file;
  const type = pictureTypeOf(new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer()));
  // A file that only claims to be a picture gets no type, so that it is rejected.
  const named = type ?? (file.type.toLowerCase().startsWith('image/') ? '' : file.type);
  const typed =
    file.type === named ? file : new File([file], file.name, { type: named, lastModified: file.lastModified });
  if (type === undefined) return typed;
  const limit = Math.min(maxBytes, HEAVY_BYTES);
  if (typed.size <= limit && !CONVERTED.includes(type) && !(await hasTooManyPixels(typed))) return typed;
  try {
    const { shrinkPhoto } = await import('./shrinkPhoto.ts');
    return await shrinkPhoto(typed, limit);
  } catch {
    return typed;
  }
}

async function hasTooManyPixels(file: File): Promise<boolean> {
  return pictureSize(new Uint8Array(await file.arrayBuffer())) === 'FILE_DIMENSIONS';
}
