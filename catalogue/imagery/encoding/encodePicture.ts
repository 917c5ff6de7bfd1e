import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { fileOf, type PhotographFacts, type PhotographType } from '../../src/photographs/photograph.ts';

/** Maximum size in bytes of the AVIF with `BUDGET_WIDTH`, which a product card loads on a high-density screen. */
export const BUDGET_BYTES = 30_000;
/** Width of the file with the size limit, in px. Every picture has it. */
export const BUDGET_WIDTH = 640;

const SQUARE_WIDTHS = [320, 640, 960];
const WIDE_WIDTHS = [640, 1024, 1600];
// Ten bits per channel, because eight would show steps in the gradient of the background.
const AVIF = { bitdepth: 10, chromaSubsampling: '4:2:0' } as const;
const AVIF_EFFORT = 4;
const AVIF_QUALITY = { best: 78, worst: 36, step: 6 };
const WEBP = { quality: 90, effort: 6, smartSubsample: true } as const;
const PLACEHOLDER = { width: 12, quality: 78 };
/** Length of a hash in characters. */
export const HASH_LENGTH = 10;

/** All settings as one string. After a change, all pictures are encoded again. */
export const recipe = JSON.stringify([
  BUDGET_BYTES,
  SQUARE_WIDTHS,
  WIDE_WIDTHS,
  AVIF,
  AVIF_EFFORT,
  AVIF_QUALITY,
  WEBP,
  PLACEHOLDER,
]);

/**
 * Writes the files of one picture, `<folder>/<name>-<width>.<type>`.
 *
 * @param name `<product>/<view>`
 * @param png the render
 * @param effort effort of AVIF compression, 0–9
 * @returns the facts for the manifest
 * @throws {RangeError} when the PNG is narrower than the largest file, or can't be compressed to the budget
 */
export async function encodePicture(
  name: string,
  png: Buffer,
  folder: string,
  effort = AVIF_EFFORT,
): Promise<PhotographFacts> {
  const { width, height } = await sharp(png).metadata();
  const widths = width > height ? WIDE_WIDTHS : SQUARE_WIDTHS;
  const largest = Math.max(...widths);
  if (width < largest) throw new RangeError(`${name} is ${width} px wide; it must be at least ${largest} px wide.`);
  const quality = await affordableQuality(name, png, effort);
  const files: { path: string; bytes: Buffer }[] = [];
  const encode = async (type: PhotographType, side: number, image: Sharp) =>
    files.push({ path: join(folder, fileOf(name, side, type)), bytes: await image.toBuffer() });
  for (const side of widths) {
    await encode('avif', side, toAvif(resized(png, side), quality, effort));
    await encode('webp', side, resized(png, side).webp(WEBP));
  }
  const facts = {
    width: largest,
    height: Math.round((height * largest) / width),
    widths,
    color: await backdropColour(png),
    placeholder: await placeholderOf(png),
    hash: hashOf(files.map(({ bytes }) => bytes)),
  };
  // Written at the end, to keep the time short in which the files do not match the manifest.
  for (const { path, bytes } of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  }
  return facts;
}

/** Returns a hash of the files of a picture. */
export function hashOf(files: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const bytes of files) hash.update(bytes);
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

/** Returns the best quality within the budget. */
async function affordableQuality(name: string, png: Buffer, effort: number): Promise<number> {
  const { best, worst, step } = AVIF_QUALITY;
  for (let quality = best; quality >= worst; quality -= step) {
    const { length } = await toAvif(resized(png, BUDGET_WIDTH), quality, effort).toBuffer();
    if (length <= BUDGET_BYTES) return quality;
  }
  throw new RangeError(
    `${name} does not fit into ${BUDGET_BYTES} bytes at quality ${worst}. Check the render for noise.`,
  );
}

function resized(png: Buffer, width: number): Sharp {
  return sharp(png).resize(width, null, { kernel: 'lanczos3' });
}

function toAvif(image: Sharp, quality: number, effort: number): Sharp {
  return image.avif({ ...AVIF, quality, effort });
}

/** Returns the median color of the outermost pixels, which show only the background, as `#rrggbb`. */
async function backdropColour(png: Buffer): Promise<string> {
  const side = 48;
  const { data } = await sharp(png)
    .resize(side, side, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const isEdge = (position: number) => position < 2 || position >= side - 2;
  const edge = Array.from({ length: side * side }, (_, pixel) => pixel).filter(
    (pixel) => isEdge(pixel % side) || isEdge(Math.floor(pixel / side)),
  );
  const channels = [0, 1, 2].map((channel) => {
    const values = edge.map((pixel) => data[pixel * 3 + channel] ?? 0).sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? 0;
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns a tiny version of the picture, as WebP in base64 with about a hundred characters. */
async function placeholderOf(png: Buffer): Promise<string> {
  const { width, quality } = PLACEHOLDER;
  const bytes = await sharp(png).resize(width).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  return bytes.toString('base64');
}
