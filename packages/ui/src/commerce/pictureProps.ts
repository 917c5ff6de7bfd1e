import type { Picture } from '@mallard/domain/contract';

/**
 * Turns a picture of the contract into the props of `Image`.
 *
 * @param sizes how wide the picture is drawn, as the `sizes` attribute says it; without it the browser expects 100vw
 */
export function pictureProps(picture: Picture, sizes?: string) {
  const type = picture.sources[0]?.type;
  const srcSet = picture.sources.filter((source) => source.type === type).map(({ url, width }) => `${url} ${width}w`);
  return {
    src: picture.url,
    width: picture.width,
    height: picture.height,
    color: picture.color ?? undefined,
    ...(srcSet.length > 0 && { srcSet: srcSet.join(', '), sizes }),
  };
}
