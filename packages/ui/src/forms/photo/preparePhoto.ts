import { PICTURE_HEAD_BYTES, pictureSize, pictureTypeOf } from '@mallard/domain/rules';

/** Types that are converted to JPEG where the browser can open them. */
const CONVERTED: readonly (string | undefined)[] = ['image/heic', 'image/avif'];

/**
 * Makes a photo ready to be sent: gives it the type of its content, makes one that has too many bytes or pixels smaller, and
 * converts HEIC and AVIF to JPEG. What the browser cannot open stays as it is, so that a check can still refuse it.
 *
 * @param maxBytes most bytes of the result
 * @example const ready = await preparePhoto(file, 5 * 1024 * 1024)
 */
export async function preparePhoto(file: File, maxBytes: number): Promise<File> {
  if (file.size === 0) return file;
  const type = pictureTypeOf(new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer()));
  // A file that only calls itself a picture has no type, so that it is refused for that.
  const named = type ?? (file.type.toLowerCase().startsWith('image/') ? '' : file.type);
  const typed =
    file.type === named ? file : new File([file], file.name, { type: named, lastModified: file.lastModified });
  if (type === undefined) return typed;
  if (typed.size <= maxBytes && !CONVERTED.includes(type) && !(await hasTooManyPixels(typed))) return typed;
  try {
    const { shrinkPhoto } = await import('./shrinkPhoto.ts');
    return await shrinkPhoto(typed, maxBytes);
  } catch {
    return typed;
  }
}

async function hasTooManyPixels(file: File): Promise<boolean> {
  return pictureSize(new Uint8Array(await file.arrayBuffer())) === 'FILE_DIMENSIONS';
}
