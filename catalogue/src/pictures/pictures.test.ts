import { describe, expect, it } from 'vitest';
import type { PictureShape, PictureSpec, SceneTint } from '../types.ts';
import { pictureColours, tintColour } from './palette.ts';
import { parsePictureName, pictureName } from './pictureName.ts';
import { productPicture } from './productPicture.ts';
import { parseSceneName, scenePicture, sceneUrl } from './scenePicture.ts';
import { scenes } from './scenes.ts';
import { drawings } from './shapes.ts';

const shapes = Object.keys(drawings) as PictureShape[];
const tints = Object.keys(tintColour) as SceneTint[];
const colours = Object.values(pictureColours);

/** Throws unless tags are balanced, attributes quoted and unique, numbers finite, and fills defined. */
function assertWellFormed(svg: string): void {
  const open: string[] = [];
  const rest = svg.replaceAll(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9-]+="[^"<>]*")*)(\/?)>/g,
    (_, end, name, attributes, alone) => {
      if (end && open.pop() !== name) throw new Error(`</${name}> closes another tag`);
      if (!end && !alone) open.push(name);
      const names = [...String(attributes).matchAll(/ ([a-zA-Z0-9-]+)=/g)].map((match) => match[1]);
      if (new Set(names).size !== names.length) throw new Error(`<${name}> has an attribute twice: ${attributes}`);
      return '';
    },
  );
  if (rest !== '' || open.length > 0) throw new Error(`Left over: ${rest.slice(0, 80)} ${open.join()}`);
  if (/NaN|undefined|Infinity|null/.test(svg)) throw new Error('Holds a value that is not a number');
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  if (new Set(ids).size !== ids.length) throw new Error('An id is there twice');
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g))
    if (!ids.includes(id)) throw new Error(`#${id} is not defined`);
}

describe('productPicture', () => {
  it.each(shapes)('draws %s in every colour as well-formed SVG', (shape) => {
    for (const colour of colours) {
      const svg = productPicture({ shape, tint: 'sage', colour });
      expect(() => assertWellFormed(svg)).not.toThrow();
      expect(svg).toContain('viewBox="0 0 960 960"');
      expect(svg.length).toBeLessThan(40_000);
    }
  });

  it('draws the same thing twice in the same words, and different things differently', () => {
    const mug: PictureSpec = { shape: 'mug', tint: 'sage', colour: pictureColours.bottleGreen };
    expect(productPicture(mug)).toBe(productPicture({ ...mug }));
    expect(productPicture(mug)).not.toBe(productPicture({ ...mug, colour: pictureColours.amber }));
    expect(productPicture(mug)).not.toBe(productPicture({ ...mug, tint: 'clay' }));
  });
});

describe('parsePictureName', () => {
  it('reads back every possible name', () => {
    for (const shape of shapes)
      for (const tint of tints)
        for (const colour of colours) {
          const spec = { shape, tint, colour };
          expect(parsePictureName(pictureName(spec))).toEqual(spec);
        }
  });

  it.each([
    '',
    'mug-sage-0E5546',
    'mug-sage-0e5546.svg',
    'mug-sage-123456.svg',
    'mug-navy-0E5546.svg',
    'rocket-sage-0E5546.svg',
    'toString-sage-0E5546.svg',
    'mug-constructor-0E5546.svg',
    'constructor-sage-0E5546.svg',
    '../mug-sage-0E5546.svg',
    'mug-sage-0E5546.svg\n',
    'mug-sage-0E5546.svg.svg',
  ])('refuses %j', (name) => {
    expect(parsePictureName(name)).toBeNull();
  });
});

describe('scenePicture', () => {
  it.each(Object.keys(scenes))('draws %s in both layouts', (slug) => {
    for (const layout of ['wide', 'tall'] as const) {
      expect(() => assertWellFormed(scenePicture({ slug, layout }))).not.toThrow();
      expect(parseSceneName(sceneUrl(slug, layout).slice('/media/scenes/'.length))).toEqual({ slug, layout });
    }
  });

  it('refuses other names', () => {
    for (const name of [
      'evening-light.svg',
      'evening-light-square.svg',
      'toString-wide.svg',
      'constructor-wide.svg',
      'no-such-wide.svg',
    ]) {
      expect(parseSceneName(name)).toBeNull();
    }
    expect(() => scenePicture({ slug: 'no-such', layout: 'wide' })).toThrow(RangeError);
  });
});
