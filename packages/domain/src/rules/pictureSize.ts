/** The size of a picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Maximum side of a picture in pixels. */
const PICTURE_MAX_SIDE = 8192;
/** Maximum number of pixels: decoding needs 4 bytes for each. */
export const PICTURE_MAX_PIXELS = 40_000_000;

/**
 * Returns whether a picture is larger than back ends accept, such as those of cameras with 48 megapixels.
 *
 * @example isPictureTooLarge({ width: 8064, height: 6048 }) // true
 */
export function isPictureTooLarge({ width, height }: PictureSize): boolean {
  return Math.max(width, height) > PICTURE_MAX_SIDE || width * height > PICTURE_MAX_PIXELS;
}

/**
 * Reads the size of a JPEG, PNG or WebP picture from its header, without decoding it. Ignores the file name.
 *
 * @returns the size, or why the file is refused
 * @example pictureSize(new Uint8Array(await file.arrayBuffer())) // { width: 4032, height: 3024 }
 */
export function pictureSize(bytes: Uint8Array): PictureSize | 'FILE_TYPE' | 'FILE_CORRUPT' | 'FILE_DIMENSIONS' {
  const readers = [readPng, readJpeg, readWebp];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = readers.map((read) => read(view)).find((found) => found !== undefined);
    if (!size) return 'FILE_TYPE';
    if (isPictureTooLarge(size)) return 'FILE_DIMENSIONS';
    return Math.min(size.width, size.height) > 0 ? size : 'FILE_CORRUPT';
  } catch {
    // The file ends inside its header.
    return 'FILE_CORRUPT';
  }
}

function startsWith(view: DataView, at: number, text: string): boolean {
  return [...text].every(
    (letter, index) => view.byteLength > at + index && view.getUint8(at + index) === letter.charCodeAt(0),
  );
}

function readPng(view: DataView): PictureSize | undefined {
  if (!startsWith(view, 0, '\x89PNG\r\n\x1a\n')) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function readJpeg(view: DataView): PictureSize | undefined {
  if (!startsWith(view, 0, '\xff\xd8\xff')) return undefined;
  // Skips segments until the start of the frame.
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
  }
}

function readWebp(view: DataView): PictureSize | undefined {
  if (!startsWith(view, 0, 'RIFF') || !startsWith(view, 8, 'WEBP')) return undefined;
  if (startsWith(view, 12, 'VP8X')) {
    const side = (at: number) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
    return { width: side(24), height: side(27) };
  }
  if (startsWith(view, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}
