import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodeAll, removePicture } from './encoding/encodeAll.ts';
import { readManifest } from './encoding/manifestFile.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mallard-pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A disc on a plain backdrop. */
async function render(name: string, { width = 960, height = 960, backdrop = '#cbd4ca' } = {}): Promise<void> {
  const path = join(folder, 'renders', `${name}.png`);
  await mkdir(join(path, '..'), { recursive: true });
  const disc = Buffer.from(`<svg width="300" height="300"><circle cx="150" cy="150" r="140" fill="#1d5c4b"/></svg>`);
  const image = sharp({ create: { width, height, channels: 3, background: backdrop } }).composite([{ input: disc }]);
  await writeFile(path, await image.png().toBuffer());
}

async function encode({ only = [], force = false }: { only?: string[]; force?: boolean } = {}) {
  const said: Record<string, string> = {};
  await encodeAll({
    renders: join(folder, 'renders'),
    pictures: join(folder, 'pictures'),
    only,
    force,
    effort: 0,
    onPicture: (name, result) => {
      said[name] = result instanceof Error ? result.message : result;
    },
  });
  return said;
}

const manifest = () => readManifest(join(folder, 'pictures', 'manifest.json'));

describe('encodeAll', { timeout: 30_000 }, () => {
  it('writes three widths in two formats, and the facts of the picture', async () => {
    await render('mug/amber');
    expect(await encode()).toEqual({ 'mug/amber': 'encoded' });
    const { 'mug/amber': facts } = await manifest();
    expect(facts).toMatchObject({ width: 960, height: 960, widths: [320, 640, 960], color: '#cbd4ca' });
    const files = await readdir(join(folder, 'pictures', 'mug'));
    expect(files.sort()).toEqual(
      ['320', '640', '960'].flatMap((width) => [`amber-${width}.avif`, `amber-${width}.webp`]),
    );
    const { width, format, bitsPerSample } = await sharp(join(folder, 'pictures/mug/amber-320.avif')).metadata();
    expect({ width, format, bitsPerSample }).toEqual({ width: 320, format: 'heif', bitsPerSample: 10 });
    const tiny = await sharp(Buffer.from(facts?.placeholder ?? '', 'base64')).metadata();
    expect(tiny).toMatchObject({ format: 'webp', width: 12, height: 12 });
  });

  it('encodes only new, changed and selected pictures', async () => {
    await render('mug/amber');
    await render('bowl/hero');
    expect(await encode({ only: ['mug'] })).toEqual({ 'mug/amber': 'encoded' });
    expect(await encode()).toEqual({ 'bowl/hero': 'encoded', 'mug/amber': 'unchanged' });
    const before = await manifest();
    await render('mug/amber', { backdrop: '#e2d8af' });
    expect(await encode()).toEqual({ 'bowl/hero': 'unchanged', 'mug/amber': 'encoded' });
    const after = await manifest();
    expect(after['mug/amber']?.hash).not.toBe(before['mug/amber']?.hash);
    expect(after['bowl/hero']).toEqual(before['bowl/hero']);
    expect(await encode({ only: ['bowl/hero'], force: true })).toEqual({ 'bowl/hero': 'encoded' });
    expect(await manifest()).toEqual(after);
  });

  it('encodes scenes in larger widths, and continues after a picture that is too small', async () => {
    await render('scenes/desk-wide', { width: 1600, height: 900 });
    await render('mug/amber', { width: 360, height: 360 });
    expect(await encode()).toEqual({
      'mug/amber': 'mug/amber is 360 px wide; it must be at least 960 px wide.',
      'scenes/desk-wide': 'encoded',
    });
    expect(await manifest()).toMatchObject({
      'scenes/desk-wide': { width: 1600, height: 900, widths: [640, 1024, 1600] },
    });
  });

  it('lowers the quality of a detailed picture until it fits, and fails for noise', async () => {
    await mkdir(join(folder, 'renders/rug'), { recursive: true });
    const noise = (sigma: number) =>
      sharp({
        create: {
          width: 960,
          height: 960,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 128, sigma },
        },
      });
    await writeFile(join(folder, 'renders/rug/hero.png'), await noise(24).blur(1.6).png().toBuffer());
    await writeFile(join(folder, 'renders/rug/back.png'), await noise(90).png().toBuffer());
    const said = await encode();
    expect(said['rug/hero']).toBe('encoded');
    expect(said['rug/back']).toContain('does not fit');
    const { length } = await readFile(join(folder, 'pictures/rug/hero-640.avif'));
    expect(length).toBeLessThanOrEqual(30_000);
  });

  it('removes a picture with its files', async () => {
    await render('mug/amber');
    await encode();
    expect(await removePicture('mug/amber', join(folder, 'pictures'))).toBe(true);
    expect(await removePicture('mug/amber', join(folder, 'pictures'))).toBe(false);
    expect(await readdir(join(folder, 'pictures/mug'))).toEqual([]);
    expect(await manifest()).toEqual({});
  });
});
