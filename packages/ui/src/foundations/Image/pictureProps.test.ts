import type { Picture } from '@mallard/domain/contract';
import { describe, expect, it } from 'vitest';
import { artProps, pictureProps } from './pictureProps.ts';

const photograph: Picture = {
  url: '/mug-640.webp',
  alt: 'Mug',
  width: 640,
  height: 640,
  sources: [
    { url: '/mug-320.avif', type: 'image/avif', width: 320 },
    { url: '/mug-640.avif', type: 'image/avif', width: 640 },
    { url: '/mug-320.webp', type: 'image/webp', width: 320 },
    { url: '/mug-640.webp', type: 'image/webp', width: 640 },
  ],
  color: '#cbd4ca',
  placeholder: 'data:image/webp;base64,UklGRg==',
};
const plain: Picture = { ...photograph, url: '/mug.svg', sources: [], color: null, placeholder: null };

describe('pictureProps', () => {
  it('provides each format in all its widths, best first', () => {
    expect(pictureProps(photograph, '50vw')).toEqual({
      src: '/mug-640.webp',
      width: 640,
      height: 640,
      color: '#cbd4ca',
      placeholder: 'data:image/webp;base64,UklGRg==',
      sizes: '50vw',
      sources: [
        { type: 'image/avif', srcSet: '/mug-320.avif 320w, /mug-640.avif 640w' },
        { type: 'image/webp', srcSet: '/mug-320.webp 320w, /mug-640.webp 640w' },
      ],
    });
  });

  it('passes on a picture with a single file', () => {
    expect(pictureProps(plain)).toMatchObject({ src: '/mug.svg', sources: [], color: null });
  });
});

describe('artProps', () => {
  it('provides each layout to the screens that it is for', () => {
    const { src, sources } = artProps([
      { picture: photograph, media: '(min-width: 640px)' },
      { picture: plain, media: '(max-width: 639px)' },
    ]);
    expect(src).toBe('/mug-640.webp');
    expect(sources).toEqual([
      { type: 'image/avif', srcSet: '/mug-320.avif 320w, /mug-640.avif 640w', media: '(min-width: 640px)' },
      { type: 'image/webp', srcSet: '/mug-320.webp 320w, /mug-640.webp 640w', media: '(min-width: 640px)' },
      { srcSet: '/mug.svg 640w', media: '(max-width: 639px)' },
    ]);
  });
});
