import { expect, it } from 'vitest';
import { pictureTypeOf } from './pictureType.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['\xff\xd8\xff\xe1\0\0Exif', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x18ftypheic\0\0\0\0', 'image/heic'],
  ['\0\0\0\x18ftypmif1\0\0\0\0', 'image/heic'],
  ['\0\0\0\x1cftypavif\0\0\0\0', 'image/avif'],
  ['RIFF\x24\0\0\0WAVEfmt ', undefined],
  ['GIF89a', undefined],
  ['<svg xmlns="">', undefined],
  ['', undefined],
])('detects %j by its first bytes: %s', (text, type) => {
  expect(pictureTypeOf(bytes(text))).toBe(type);
});
