import type { ImgHTMLAttributes, ReactNode, Ref } from 'react';
import { preload } from 'react-dom';
import { pictureUrl, pictureUrls } from '../MallardProvider/PictureBaseContext.ts';
import * as styles from './renderImage.css.ts';
import { retryWhenOnline } from './retryImages.ts';

type NativeProps = Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'style' | 'className' | 'color' | 'src' | 'srcSet' | 'sizes' | 'alt' | 'width' | 'height' | 'loading' | 'placeholder'
>;

/** Files of a picture in one format, or for one kind of screen. */
export interface ImageSource {
  /** Media type of the files, such as `image/avif`; omit it when it is unknown. */
  type?: string | undefined;
  /** URLs with their widths, as in the `srcset` attribute. */
  srcSet: string;
  /** Media query for this source. Either every source of a picture has one, or none has. */
  media?: string | undefined;
}

/** Props of a picture without its frame. */
export interface RenderedPicture extends NativeProps, ImagePlaceholder {
  /** URL of the picture, for browsers that support none of `sources`; `null` when there is no picture. */
  src: string | null;
  /** What the picture shows; empty when a name beside it says the same. */
  alt: string;
  /** Natural width in px; with `height` it reserves space before the picture loads. */
  width: number;
  /** Natural height in px. */
  height: number;
  /** Other files of the picture, best first. The browser uses the first supported format in the width that it needs. */
  sources?: readonly ImageSource[] | undefined;
  /** Rendered width of the picture, as in the `sizes` attribute. @default '100vw' */
  sizes?: string | undefined;
  /** Whether the picture is visible first: it loads at once instead of when scrolled near. @default false */
  isPriority?: boolean | undefined;
  /** The frame around the picture. */
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** Props of the frame around a picture. */
export interface ImageFrame {
  /** Classes of the frame. */
  className: string;
  /** Precedes URLs that begin with a slash: the value of `PictureBaseContext`. */
  pictureBase: string | undefined;
  /** Natural size of the picture as a `viewBox`, when it does not fill its frame. */
  viewBox?: string | undefined;
  /** Content of the frame when the picture has no file. */
  missing?: ReactNode;
}

const noSources: readonly ImageSource[] = [];

/**
 * Renders a picture. A function instead of a component, because lists have hundreds: `npm run
 * bench:ui` mounts 200 cards (`cards` in bench/README.md). Loading state is in DOM attributes that
 * only styles read, so it needs no React state. A new URL renders a new frame.
 */
export function renderImage(
  {
    color,
    placeholder,
    isPriority,
    ref,
    src: givenSrc,
    alt,
    sources: givenSources = noSources,
    sizes,
    onLoad,
    onError,
    ...remainingProps
  }: RenderedPicture,
  { className, pictureBase, viewBox, missing }: ImageFrame,
): ReactNode {
  const src = pictureUrl(givenSrc, pictureBase);
  const sources = pictureBase
    ? givenSources.map((source) => ({ ...source, srcSet: pictureUrls(source.srcSet, pictureBase) }))
    : givenSources;
  if (isPriority && src) preloadBest(src, sources, sizes);
  const image = src ? (
    <img
      {...remainingProps}
      ref={watch}
      src={src}
      alt={alt}
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
  ) : (
    missing
  );
  return (
    <span key={src} ref={ref} className={className} data-broken={!src || undefined}>
      {renderPlaceholder({ color, placeholder }, viewBox)}
      {src && sources.length > 0 ? (
        <picture className={styles.choice}>
          {sources.map((source) => (
            <source key={`${source.type} ${source.media ?? ''}`} {...source} sizes={sizes} />
          ))}
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  );
}

/** Value of `sizes` that makes a browser choose the smallest file. */
const SMALLEST = '1px';

function watch(image: HTMLImageElement | null): void {
  if (!image) return;
  // A picture that failed before hydration fired its error event before React listened.
  if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') end(image, true);
  // Only pictures that load from now on fade in; server-rendered and cached ones are visible at
  // once. The attribute is written after the whole page has rendered: otherwise measuring would
  // force a layout for each picture.
  else if (!image.complete && image.loading === 'lazy')
    queueMicrotask(() => {
      if (!image.complete) image.dataset.loading = '';
    });
}

function end(image: HTMLImageElement, isBroken: boolean): void {
  delete image.dataset.loading;
  image.closest('span')?.toggleAttribute('data-broken', isBroken);
  if (!isBroken) return;
  askForSmallest(image);
  retryWhenOnline();
}

/**
 * Requests the smallest file, which may be cached from a list or a row of thumbnails. The frame
 * recovers when it loads.
 */
function askForSmallest(image: HTMLImageElement): void {
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? [])
    if (source.getAttribute('sizes') !== SMALLEST) {
      source.dataset.sizes = source.sizes;
      source.setAttribute('sizes', SMALLEST);
    }
}

/** Preloads the files of the best format before the browser has parsed the picture. */
function preloadBest(src: string, sources: readonly ImageSource[], sizes: string | undefined): void {
  for (const { type, srcSet, media } of sources.filter((source) => source.type === sources[0]?.type))
    preload(src, { as: 'image', type, imageSrcSet: srcSet, imageSizes: sizes, media, fetchPriority: 'high' });
}

/** What to show before a picture has loaded. */
interface ImagePlaceholder {
  /** Main color of the picture as `#rrggbb`, shown until it loads. */
  color?: string | null | undefined;
  /** The picture in a few pixels, as a data URI, shown blurred over the color until it loads. */
  placeholder?: string | null | undefined;
}

/**
 * Renders the placeholder of a picture. Uses SVG attributes, because a strict
 * Content-Security-Policy refuses inline styles.
 *
 * @param viewBox size of the picture, when it does not fill its frame
 */
function renderPlaceholder({ color, placeholder }: ImagePlaceholder, viewBox: string | undefined): ReactNode {
  if (!color && !placeholder) return null;
  return (
    <svg aria-hidden="true" viewBox={viewBox} className={placeholder ? styles.blurredPlaceholder : styles.placeholder}>
      {color && <rect width="100%" height="100%" fill={color} />}
      {placeholder && <image href={placeholder} width="100%" height="100%" preserveAspectRatio="xMidYMid slice" />}
    </svg>
  );
}
