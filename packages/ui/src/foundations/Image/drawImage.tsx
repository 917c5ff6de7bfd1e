import type { ImgHTMLAttributes, ReactNode, Ref } from 'react';
import { preload } from 'react-dom';
import { drawGround, type ImageGround } from './drawGround.tsx';
import * as styles from './drawImage.css.ts';
import { retryWhenOnline } from './retryImages.ts';

type NativeProps = Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'style' | 'className' | 'color' | 'src' | 'srcSet' | 'sizes' | 'alt' | 'width' | 'height' | 'loading' | 'placeholder'
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

/** A picture, all but its frame. */
export interface DrawnPicture extends NativeProps, ImageGround {
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
  /** Whether the picture is among the first things seen: loaded at once instead of when scrolled near. @default false */
  isPriority?: boolean | undefined;
  /** The frame around the picture. */
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** What is around a picture. */
export interface ImageFrame {
  /** Classes of the frame. */
  className: string;
  /** The picture's own measures as a `viewBox`, where it leaves a part of its frame free. */
  viewBox?: string | undefined;
  /** What stands in the frame of a picture that has no file. */
  missing?: ReactNode;
}

const noSources: readonly ImageSource[] = [];

/**
 * The picture as a function and no component, because lists have hundreds. Whether it comes is kept by its elements, in
 * attributes that only styles read: it has no state, and another address is another frame.
 */
export function drawImage(
  { color, placeholder, isPriority, ref, src, alt, sources = noSources, sizes, onLoad, onError, ...rest }: DrawnPicture,
  { className, viewBox, missing }: ImageFrame,
): ReactNode {
  if (isPriority && src) preloadBest(src, sources, sizes);
  const image = src ? (
    <img
      {...rest}
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
      {drawGround({ color, placeholder }, viewBox)}
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
  // A picture that failed before hydration fired its error event when nobody listened yet.
  if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') end(image, true);
  // Only what comes after this moment fades in: what a server drew, and what the browser still has, is there at once. Written once
  // the whole page is drawn: whoever measures meanwhile would have it all laid out anew for each picture.
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

/** The smallest file may well be here, from a list or a row of thumbnails; it mends the frame when it comes. */
function askForSmallest(image: HTMLImageElement): void {
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? [])
    if (source.getAttribute('sizes') !== SMALLEST) {
      source.dataset.sizes = source.sizes;
      source.setAttribute('sizes', SMALLEST);
    }
}

/** Tells the browser of the files of the best format before it has read as far as the picture. */
function preloadBest(src: string, sources: readonly ImageSource[], sizes: string | undefined): void {
  for (const { type, srcSet, media } of sources.filter((source) => source.type === sources[0]?.type))
    preload(src, { as: 'image', type, imageSrcSet: srcSet, imageSizes: sizes, media, fetchPriority: 'high' });
}
