import type { Picture } from '@mallard/domain/contract';
import type { PointerEvent } from 'react';
import { Image } from '../../foundations/Image/Image.tsx';
import { pictureProps } from '../../foundations/Image/pictureProps.ts';
import * as pictureSizes from '../../foundations/Image/pictureSizes.ts';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './Gallery.css.ts';

export interface GallerySlideProps {
  picture: Picture;
  /** Whether the picture is visible first. */
  isPriority: boolean;
  /** Whether the slide is visible; others are no Tab stops. */
  isCurrent: boolean;
  /** Whether hovering magnifies the picture. */
  isMagnifying: boolean;
  /** Makes the picture a button. */
  onPress: (() => void) | undefined;
}

/** One picture of the row. */
export function GallerySlide({ picture, isPriority, isCurrent, isMagnifying, onPress }: GallerySlideProps) {
  const t = useMessages('product', 'Gallery');
  const magnifier = isMagnifying ? { onPointerMove: magnify, onPointerLeave: release } : {};
  const image = (
    <Image
      {...pictureProps(picture, pictureSizes.gallery)}
      alt={onPress ? '' : picture.alt}
      ratio="1:1"
      isPriority={isPriority}
      className={styles.picture}
    />
  );
  return (
    <li className={styles.slide} {...magnifier}>
      {onPress ? (
        <button
          type="button"
          className={styles.open}
          tabIndex={isCurrent ? 0 : -1}
          aria-label={picture.alt ? t('enlargePicture', { picture: picture.alt }) : t('enlarge')}
          aria-haspopup="dialog"
          onClick={onPress}
        >
          {image}
        </button>
      ) : (
        image
      )}
    </li>
  );
}

/** Touch has the lightbox. */
function magnify(event: PointerEvent<HTMLElement>): void {
  const image = event.currentTarget.querySelector('img');
  if (event.pointerType !== 'mouse' || !image) return;
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  image.dataset['magnified'] = '';
  image.style.transformOrigin = `${((event.clientX - left) * 100) / width}% ${((event.clientY - top) * 100) / height}%`;
}

function release(event: PointerEvent<HTMLElement>): void {
  const image = event.currentTarget.querySelector('img');
  if (image) delete image.dataset['magnified'];
}
