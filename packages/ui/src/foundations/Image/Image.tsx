import { ImageOff } from 'lucide-react';
import { type ImgHTMLAttributes, type Ref, useCallback, useState } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Image.css.ts';

type NativeProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'style' | 'src' | 'alt' | 'width' | 'height' | 'loading'>;

export interface ImageProps extends NativeProps {
  /** Address of the picture. */
  src: string;
  /** What the picture shows; empty when a name beside it says the same. */
  alt: string;
  /** Natural width in px; with `height` it reserves the place before the picture comes. */
  width: number;
  /** Natural height in px. */
  height: number;
  /** Frame of the picture; `natural` takes the picture's own proportions. @default 'natural' */
  ratio?: styles.ImageVariants['ratio'];
  /** How the picture fills its frame. @default 'cover' */
  fit?: styles.ImageVariants['fit'];
  /** Corner radius. @default 'none' */
  radius?: styles.ImageVariants['radius'];
  /** Main colour of the picture as `#rrggbb`, shown until it comes. */
  color?: string | undefined;
  /** Whether the picture is among the first things seen: loaded at once instead of when scrolled near. @default false */
  isPriority?: boolean | undefined;
  /** Class of the frame around the picture. */
  className?: string | undefined;
  /** The frame around the picture. */
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** A picture whose place is reserved, with a colour until it comes and an icon when it cannot. */
export function Image(props: ImageProps) {
  const { ratio, fit, radius, color, isPriority = false, className, ref, src, alt, onError, ...rest } = props;
  const [broken, setBroken] = useState<string>();
  const isBroken = broken === src;
  const noticeEarlyFailure = useCallback(
    // A picture that failed before hydration fired its error event when nobody listened yet.
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setBroken(src);
    },
    [src],
  );
  return (
    <span
      ref={ref}
      className={joinClass(styles.frame({ ratio, radius }), className)}
      data-broken={isBroken || undefined}
    >
      {color !== undefined && (
        <svg aria-hidden="true" className={styles.ground} preserveAspectRatio="none" viewBox="0 0 1 1">
          <rect width="1" height="1" fill={color} />
        </svg>
      )}
      {isBroken ? (
        <span className={styles.fallback} {...(alt !== '' && { role: 'img', 'aria-label': alt })}>
          <Icon glyph={ImageOff} size="lg" />
        </span>
      ) : (
        <img
          {...rest}
          ref={noticeEarlyFailure}
          src={src}
          alt={alt}
          loading={isPriority ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : 'auto'}
          decoding={isPriority ? 'sync' : 'async'}
          className={styles.picture({ fit, ratio })}
          onError={(event) => {
            setBroken(src);
            onError?.(event);
          }}
        />
      )}
    </span>
  );
}
