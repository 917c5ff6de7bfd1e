import { describe, expect, it } from 'vitest';
import type { PhotographFacts } from './photograph.ts';
import { findPhotograph, photographUrl } from './photographUrl.ts';

const facts: PhotographFacts = {
  width: 960,
  height: 960,
  widths: [320, 640, 960],
  color: '#cbd4ca',
  placeholder: 'UklGRg==',
  hash: '0123456789',
};
const manifest = new Map([['some-mug/in-use', facts]]);
const find = (path: string) => findPhotograph(path, manifest);

describe('findPhotograph', () => {
  it('parses every URL of a photograph', () => {
    for (const width of facts.widths)
      for (const type of ['avif', 'webp'] as const) {
        expect(find(photographUrl('some-mug/in-use', facts, width, type))).toEqual({
          path: `some-mug/in-use-${width}.${type}`,
          type,
          hash: '0123456789',
          isCurrent: true,
        });
      }
  });

  it('finds the current version by the URL of an earlier one', () => {
    expect(find('/media/pictures/some-mug/in-use-640.abcdefabcd.avif')).toMatchObject({
      path: 'some-mug/in-use-640.avif',
      isCurrent: false,
    });
  });

  it.each([
    '/media/pictures/some-mug/in-use-641.0123456789.avif',
    '/media/pictures/some-mug/in-use-0640.0123456789.avif',
    '/media/pictures/some-mug/in-use-640.0123456789.jpeg',
    '/media/pictures/some-mug/in-use-640.0123456789.avif/',
    '/media/pictures/some-mug/in-use-640.012345678.avif',
    '/media/pictures/some-mug/in-use-640.avif',
    '/media/pictures/some-mug/back-640.0123456789.avif',
    '/media/pictures/other-mug/in-use-640.0123456789.avif',
    '/media/pictures/../some-mug/in-use-640.0123456789.avif',
    '/media/pictures/some-mug%2Fin-use-640.0123456789.avif',
    '/media/pictures/__proto__/in-use-640.0123456789.avif',
    '/media/pictures/manifest.json',
    '/media/some-mug/in-use-640.0123456789.avif',
  ])('returns null for %s', (path) => {
    expect(find(path)).toBeNull();
  });
});
