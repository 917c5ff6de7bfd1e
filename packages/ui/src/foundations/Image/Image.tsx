import { type ImgHTMLAttributes, memo, type ReactNode, type Ref } from 'react';
import { preload } from 'react-dom';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Image.css.ts';
import { type ImageGround, ImagePlaceholder } from './ImagePlaceholder.tsx';

type NativeProps = Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'style' | 'src' | 'srcSet' | 'sizes' | 'alt' | 'width' | 'height' | 'loading' | 'placeholder'
>;

/** Files of a picture in one format, or for one kind of screen. */
export interface ImageSource {
  /** Media type of the files, such as `image/avif`; left out when it is not known. */
  type?: string | undefined;
  /** Addresses with their widths, as in the `srcset` attribute. */
  srcSet: string;
  /** Screens that this source is for. Either every source of a picture names some, or none does. */
  media?: string | undefined;
}

export interface ImageProps extends NativeProps, ImageGround {
  /** Address of the picture, for browsers that know none of `sources`; nothing where there is no picture. */
  src: string | null;
  /** What the picture shows; empty when a name beside it says the same. */
  alt: string;
  /** Natural width in px; with `height` it reserves the place before the picture comes. */
  width: number;
  /** Natural height in px. */
  height: number;
  /** Other files of the picture, best first: a browser takes the first that it knows, in the width that it needs. */
  sources?: readonly ImageSource[] | undefined;
  /** How wide the picture is drawn, as in the `sizes` attribute. @default '100vw' */
  sizes?: string | undefined;
  /** Frame of the picture; `natural` takes the picture's own proportions. @default 'natural' */
  ratio?: styles.ImageVariants['ratio'];
  /** How the picture fills its frame. @default 'cover' */
  fit?: styles.ImageVariants['fit'];
  /** Corner radius. @default 'none' */
  radius?: styles.ImageVariants['radius'];
  /** Whether the picture is among the first things seen: loaded at once instead of when scrolled near. @default false */
  isPriority?: boolean | undefined;
  /** Class of the frame around the picture. */
  className?: string | undefined;
  /** The frame around the picture. */
  ref?: Ref<HTMLSpanElement> | undefined;
}

const noSources: readonly ImageSource[] = [];

/** A picture whose place is reserved, with a colour or a blurred miniature until it comes and an icon when it cannot. */
export const Image = /* @__PURE__ */ memo(function Image(props: ImageProps) {
  return drawImage(props);
});

/**
 * The picture as a function and no component, because lists have hundreds. Whether it comes is kept by its elements, in
 * attributes that only styles read: it has no state, and another address is another frame.
 */
export function drawImage({
  ratio = 'natural',
  fit = 'cover',
  radius = 'none',
  color,
  placeholder,
  isPriority = false,
  className,
  ref,
  src,
  alt,
  width,
  height,
  sources = noSources,
  sizes,
  onLoad,
  onError,
  ...rest
}: ImageProps): ReactNode {
  const isMissing = src === null || src === '';
  let frame: string = styles.frame[ratio];
  if (fit === 'contain') frame += ` ${styles.contained}`;
  if (radius !== 'none') frame += ` ${styles.rounded[radius]}`;
  if (isPriority && !isMissing) preloadBest(src, sources, sizes);
  const picture = isMissing ? (
    alt !== '' && <span role="img" aria-label={alt} className={styles.missing} />
  ) : (
    <img
      {...rest}
      ref={watch}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding={isPriority ? 'sync' : 'async'}
      onLoad={(event) => {
        end(event.currentTarget, false);
        onLoad?.(event);
      }}
      onError={(event) => {
        end(event.currentTarget, true);
        onError?.(event);
      }}
    />
  );
  return (
    <span key={src} ref={ref} className={joinClass(frame, className)} data-broken={isMissing || undefined}>
      {(color !== undefined || placeholder !== undefined) && (
        <ImagePlaceholder
          color={color}
          placeholder={placeholder}
          viewBox={fit === 'contain' ? `0 0 ${width} ${height}` : undefined}
        />
      )}
      {isMissing || sources.length === 0 ? (
        picture
      ) : (
        <picture className={styles.choice}>
          {sources.map((source) => (
            <source key={`${source.type} ${source.media ?? ''}`} {...source} sizes={sizes} />
          ))}
          {picture}
        </picture>
      )}
    </span>
  );
}

function watch(image: HTMLImageElement | null): void {
  if (!image) return;
  // A picture that failed before hydration fired its error event when nobody listened yet.
  if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') end(image, true);
  // Only what comes after this moment fades in: what a server drew, and what the browser still has, is there at once.
  else if (!image.complete && image.loading === 'lazy') image.dataset.loading = '';
}

function end(image: HTMLImageElement, isBroken: boolean): void {
  delete image.dataset.loading;
  image.closest('span')?.toggleAttribute('data-broken', isBroken);
  if (isBroken) askForSmallest(image);
}

/** The smallest file may well be here, from a list or a row of thumbnails; it mends the frame when it comes. */
function askForSmallest(image: HTMLImageElement): void {
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? [])
    if (source.getAttribute('sizes') !== '1px') source.setAttribute('sizes', '1px');
}

/** Tells the browser of the files of the best format before it has read as far as the picture. */
function preloadBest(src: string, sources: readonly ImageSource[], sizes: string | undefined): void {
  for (const { type, srcSet, media } of sources.filter((source) => source.type === sources[0]?.type))
    preload(src, { as: 'image', type, imageSrcSet: srcSet, imageSizes: sizes, media, fetchPriority: 'high' });
}
