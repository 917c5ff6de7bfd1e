import type { Page } from '@playwright/test';

/** A file for a file input. */
interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const MEGABYTE = 1024 * 1024;

/** Returns a JPEG of random noise, which compresses badly, with the given sides in pixels. */
async function makeNoise(page: Page, width: number, height: number): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ({ width, height }) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('Missing canvas context');
      const image = context.createImageData(width, height);
      const pixels = new Uint32Array(image.data.buffer);
      let seed = 1;
      for (let index = 0; index < pixels.length; index += 1) {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        pixels[index] = 0xff000000 | (seed >>> 8);
      }
      context.putImageData(image, 0, 0);
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })).arrayBuffer(),
      );
      const chunks: string[] = [];
      for (let start = 0; start < bytes.length; start += 0x8000)
        chunks.push(String.fromCharCode(...bytes.subarray(start, start + 0x8000)));
      return btoa(chunks.join(''));
    },
    { width, height },
  );
  return Buffer.from(encoded, 'base64');
}

/** Returns a photo that is over the limit of 5 MB, as cameras of phones take them at night. */
export async function makeHeavyPhoto(page: Page): Promise<PhotoFile> {
  const buffer = await makeNoise(page, 3000, 2300);
  if (buffer.length < 5.5 * MEGABYTE) throw new Error(`The photo has only ${buffer.length} bytes.`);
  return { name: 'night.jpg', mimeType: 'image/jpeg', buffer };
}

/** Returns a photo whose second half is missing, as after an interrupted copy. */
export async function makeDamagedPhoto(page: Page): Promise<PhotoFile> {
  const buffer = await makeNoise(page, 600, 400);
  return { name: 'half.jpg', mimeType: 'image/jpeg', buffer: buffer.subarray(0, buffer.length / 2) };
}
