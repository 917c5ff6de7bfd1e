import type { Picture } from '@mallard/domain/contract';
import type { ImageSource } from '../foundations/Image/drawImage.tsx';
import type { ImageProps } from '../foundations/Image/Image.tsx';

type PictureProps = Pick<ImageProps, 'src' | 'width' | 'height' | 'color' | 'placeholder' | 'sources' | 'sizes'>;

/**
 * Turns a picture of the contract into the props of `Image`.
 *
 * @param sizes how wide the picture is drawn, as the `sizes` attribute says it; without it the browser expects 100vw
 */
export function pictureProps(picture: Picture, sizes?: string): PictureProps {
  const { url: src, width, height, color, placeholder } = picture;
  return { src, width, height, color, placeholder, sources: toSources(picture), sizes };
}

/** A layout of a picture, and the screens that it is for. */
export interface PictureLayout {
  picture: Picture;
  /** A media query. */
  media: string;
}

/**
 * Turns a picture that comes in several layouts into the props of `Image`.
 *
 * @param layouts the first is also what a browser gets that knows none of the formats
 */
export function artProps(layouts: readonly [PictureLayout, ...PictureLayout[]], sizes?: string): PictureProps {
  const perLayout = layouts.map(({ picture, media }) =>
    (picture.sources.length > 0 ? toSources(picture) : plainSource(picture)).map((source) => ({ ...source, media })),
  );
  return { ...pictureProps(layouts[0].picture, sizes), sources: perLayout.flat() };
}

/** Kept, so that the same picture is the same props. */
const sourcesOf = /* @__PURE__ */ new WeakMap<Picture['sources'], readonly ImageSource[]>();

/** One source per format, in the order of the contract: best first. */
function toSources({ sources }: Picture): readonly ImageSource[] {
  const known = sourcesOf.get(sources);
  if (known) return known;
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

/** A picture without other files, still to be chosen by the screen. */
function plainSource({ url, width }: Picture): ImageSource[] {
  return [{ srcSet: `${url} ${width}w` }];
}
