import type { Picture } from '@mallard/domain/contract';
import type { ImageProps } from './Image.tsx';
import type { ImageSource } from './renderImage.tsx';

type PictureProps = Pick<ImageProps, 'src' | 'width' | 'height' | 'color' | 'placeholder' | 'sources' | 'sizes'>;

/**
 * Converts a picture of the contract to the props of `Image`.
 *
 * @param sizes rendered width of the picture, as in the `sizes` attribute; without it the browser
 * assumes 100vw
 */
export function pictureProps(picture: Picture, sizes?: string): PictureProps {
  const { url: src, width, height, color, placeholder } = picture;
  return { src, width, height, color, placeholder, sources: toSources(picture), sizes };
}

/** A layout of a picture, with the screens that it is for. */
export interface PictureLayout {
  picture: Picture;
  /** A media query. */
  media: string;
}

/**
 * Converts a picture with several layouts to the props of `Image`.
 *
 * @param layouts the first one is also the fallback for browsers that support none of the formats
 */
export function artProps(layouts: readonly [PictureLayout, ...PictureLayout[]], sizes?: string): PictureProps {
  const perLayout = layouts.map(({ picture, media }) =>
    (picture.sources.length > 0 ? toSources(picture) : plainSource(picture)).map((source) => ({ ...source, media })),
  );
  return { ...pictureProps(layouts[0].picture, sizes), sources: perLayout.flat() };
}

/** Cached, so that the same picture results in the same props. */
const sourcesOf = /* @__PURE__ */ new WeakMap<Picture['sources'], readonly ImageSource[]>();

/** Returns one source per format, in the order of the contract: best first. */
function toSources({ sources }: Picture): readonly ImageSource[] {
  const cachedSources = sourcesOf.get(sources);
  if (cachedSources) return cachedSources;
  const types = [...new Set(sources.map(({ type }) => type))];
  const found = types.map((type) => ({
    type,
    srcSet: sources
      .filter((source) => source.type === type)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', '),
  }));
  sourcesOf.set(sources, found);
  return found;
}

/** Returns a source for a picture with a single file, so that it too is selected by screen. */
function plainSource({ url, width }: Picture): ImageSource[] {
  return [{ srcSet: `${url} ${width}w` }];
}
