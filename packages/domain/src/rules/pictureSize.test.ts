import { expect, it } from 'vitest';
import { testPicture } from '../testing/testPicture.ts';
import { pictureSize } from './pictureSize.ts';

/** Returns a PNG whose header has these dimensions. */
function pngOf(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(24);
  bytes.set([...'\x89PNG\r\n\x1a\n'].map((letter) => letter.charCodeAt(0)));
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

it.each([
  [4032, 3024, { width: 4032, height: 3024 }],
  [8192, 100, { width: 8192, height: 100 }],
  [8193, 100, 'FILE_DIMENSIONS'],
  [100, 8193, 'FILE_DIMENSIONS'],
  // 48 megapixels, the largest photos of many phones.
  [8064, 6048, 'FILE_DIMENSIONS'],
  [0, 100, 'FILE_CORRUPT'],
])('reads %i × %i pixels from the header of a picture', (width, height, expected) => {
  expect(pictureSize(pngOf(width, height))).toEqual(expected);
});

it('refuses other files, and truncated headers', async () => {
  expect(pictureSize(new Uint8Array([60, 104, 116]))).toBe('FILE_TYPE');
  expect(pictureSize(pngOf(10, 10).subarray(0, 18))).toBe('FILE_CORRUPT');
  expect(pictureSize(new Uint8Array(await testPicture().arrayBuffer()))).toEqual({ width: 1, height: 1 });
});
