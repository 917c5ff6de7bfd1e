/** The first bytes of pictures: characters of one byte each, at an offset. */
const signatures: readonly (readonly [type: PictureType, ...parts: (readonly [at: number, bytes: string])[]])[] = [
  ['image/jpeg', [0, '\xff\xd8\xff']],
  ['image/png', [0, '\x89PNG\r\n\x1a\n']],
  ['image/webp', [0, 'RIFF'], [8, 'WEBP']],
  ['image/avif', [4, 'ftypavi']],
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].map(
    (brand) => ['image/heic', [4, `ftyp${brand}`]] as const,
  ),
];

/** Media types that can be detected by their first bytes. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/heic';

/** Number of bytes needed to detect the type. */
export const PICTURE_HEAD_BYTES = 16;

/**
 * Returns the media type of a picture by its first bytes. The declared type is ignored: phones send JPEG as
 * `image/jpg`, as `application/octet-stream` or without a type.
 *
 * @param head at least the first {@link PICTURE_HEAD_BYTES}
 * @example pictureTypeOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0])) // 'image/jpeg'
 */
export function pictureTypeOf(head: Uint8Array): PictureType | undefined {
  const start = String.fromCharCode(...head.subarray(0, PICTURE_HEAD_BYTES));
  const found = signatures.find(([, ...parts]) => parts.every(([at, bytes]) => start.startsWith(bytes, at)));
  return found?.[0];
}
