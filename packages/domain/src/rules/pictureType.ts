/** What pictures begin with: characters of one byte each, at an offset. */
const signatures: readonly (readonly [type: PictureType, ...parts: (readonly [at: number, bytes: string])[]])[] = [
  ['image/jpeg', [0, '\xff\xd8\xff']],
  ['image/png', [0, '\x89PNG\r\n\x1a\n']],
  ['image/webp', [0, 'RIFF'], [8, 'WEBP']],
  ['image/avif', [4, 'ftypavi']],
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].map(
    (brand) => ['image/heic', [4, `ftyp${brand}`]] as const,
  ),
];

/** Media types that are told by their first bytes. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/heic';

/** Bytes at the beginning of a file that tell what it is. */
export const PICTURE_HEAD_BYTES = 16;

/**
 * Media type of a picture by its first bytes, whatever the file is called: phones send JPEG as `image/jpg`, as
 * `application/octet-stream` or without a type.
 *
 * @param head at least the first {@link PICTURE_HEAD_BYTES}
 * @example pictureTypeOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0])) // 'image/jpeg'
 */
export function pictureTypeOf(head: Uint8Array): PictureType | undefined {
  const start = String.fromCharCode(...head.subarray(0, PICTURE_HEAD_BYTES));
  const found = signatures.find(([, ...parts]) => parts.every(([at, bytes]) => start.startsWith(bytes, at)));
  return found?.[0];
}
