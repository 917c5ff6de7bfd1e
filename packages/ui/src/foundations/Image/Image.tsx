import { type ImgHTMLAttributes, memo, type Ref, useCallback, useState } from 'react';
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
export const Image = /* @__PURE__ */ memo(function Image({
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
  sources = noSources,
  sizes,
  onLoad,
  onError,
  ...rest
}: ImageProps) {
  const [broken, setBroken] = useState<string | null>();
  const isMissing = src === null || src === '';
  const isBroken = isMissing || broken === src;
  const watch = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      // A picture that failed before hydration fired its error event when nobody listened yet.
      if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') setBroken(src);
      // Only what comes after this moment fades in: what a server drew, and what the browser still has, is there at once.
      else if (!image.complete && !isPriority) image.dataset.loading = '';
    },
    [src, isPriority],
  );
  if (isPriority && !isMissing) preloadBest(src, sources, sizes);
  const picture = (
    <img
      {...rest}
      ref={watch}
      src={src ?? undefined}
      alt={alt}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding={isPriority ? 'sync' : 'async'}
      className={styles.picture[ratio === 'natural' ? 'natural' : 'framed'][fit]}
      onLoad={(event) => {
        delete event.currentTarget.dataset.loading;
        onLoad?.(event);
      }}
      onError={(event) => {
        setBroken(src);
        onError?.(event);
      }}
    />
  );
  return (
    <span
      ref={ref}
      className={joinClass(
        radius === 'none' ? styles.frame[ratio] : `${styles.frame[ratio]} ${styles.rounded[radius]}`,
        className,
      )}
      data-broken={isBroken || undefined}
    >
      {(color !== undefined || placeholder !== undefined) && (
        <ImagePlaceholder color={color} placeholder={placeholder} />
      )}
      {isBroken && <span className={styles.fallback} {...(alt !== '' && { role: 'img', 'aria-label': alt })} />}
      {!isBroken && sources.length === 0 && picture}
      {!isBroken && sources.length > 0 && (
        <picture className={styles.choice}>
          {sources.map((source) => (
            <source key={`${source.type} ${source.media ?? ''}`} {...source} sizes={sizes} />
          ))}
          {picture}
        </picture>
      )}
    </span>
  );
});

/** Tells the browser of the files of the best format before it has read as far as the picture. */
function preloadBest(src: string, sources: readonly ImageSource[], sizes: string | undefined): void {
  for (const { type, srcSet, media } of sources.filter((source) => source.type === sources[0]?.type))
    preload(src, { as: 'image', type, imageSrcSet: srcSet, imageSizes: sizes, media, fetchPriority: 'high' });
}
